import { accountOwner, providerOwner } from '../../platform/values/owner.ts';
import { midnight } from '../../platform/values/time/midnight.ts';
import type { Early } from '../page/early.ts';

/** First requests of a list of today's calls or alerts. */
export const earlyEvents =
  (resource: 'RecentCalls' | 'Alerts'): Early =>
  ({ accounts, accountSid, firstAccountSid, providerSid, isAll, hasFilters, page, paths }) => {
    const sid = accountSid ?? firstAccountSid;
    const ofAccount = sid === null ? null : accountOwner(sid);
    const owner = isAll ? providerSid && providerOwner(providerSid) : ofAccount;
    const { page: number, pageSize: count } = page;
    const query = { page: number, count, start: midnight(new Date()).toISOString() };
    return [accounts, owner && !hasFilters ? paths.eventPagePath(resource, owner, query) : null];
  };
