import { formatInstant } from '@trunkline/ui/tokens/format';
import { addresses } from '../../addresses.ts';
import {
  anyCall,
  listRecentCalls,
  type RecentCall,
} from '../../platform/resources/calls/recent-calls.ts';
import { accountOwner, providerOwner } from '../../platform/values/owner.ts';
import { eventsAtOnce } from '../../platform/values/time/event-parts.ts';
import {
  type FindContext,
  type Finder,
  type Found,
  foundAtMost,
} from '../../screen/record/finder.ts';
import { callKey } from '../../shared/calls/call-key.ts';

const days = 30;

/** Link to the list with the call open. */
function found(call: RecentCall): Found {
  const query = new URLSearchParams({
    account: call.account_sid,
    date: String(days),
    filter: call.call_sid || call.from,
    open: callKey(call),
  });
  return {
    sid: callKey(call),
    name: `${call.from} to ${call.to}`,
    detail: formatInstant(call.attempted_at),
    href: `${addresses.recentCalls}?${query}`,
  };
}

const list = ({ user, providerSid }: FindContext, text: string, count: number) => {
  const owner = user.accountSid
    ? accountOwner(user.accountSid)
    : providerSid && providerOwner(providerSid);
  const filter = { ...anyCall, period: { days }, text };
  return owner ? listRecentCalls(owner, filter, 1, count) : null;
};

/** Calls have no names: finds them by id only. */
export const recentCallFinder: Finder = {
  kind: {
    noun: 'call',
    title: 'Recent calls',
    plural: 'calls',
    list: addresses.recentCalls,
    edit: (key) => `${addresses.recentCalls}?open=${encodeURIComponent(key)}`,
  },
  icon: 'calls',
  search: async () => [],
  resolve: async ({ kind, value }, context) => {
    if (kind === 'sid') {
      const answer = await list(context, value, foundAtMost);
      return answer?.data.filter(({ call_sid }) => call_sid === value).map(found) ?? [];
    }
    if (kind !== 'call-id') return [];
    // The platform can't search by Call-ID: searches the newest calls here.
    const answer = await list(context, '', eventsAtOnce);
    return answer?.data.filter(({ sip_callid }) => sip_callid === value).map(found) ?? [];
  },
};
