import { formatNumber } from '@trunkline/ui/tokens/format';
import { unansweredAmong } from '../../platform/engine/unanswered.ts';
import type { Account } from '../../platform/resources/accounts/accounts.ts';
import { listAlerts } from '../../platform/resources/alerts/alerts.ts';
import { listCarriers } from '../../platform/resources/carriers/voip-carriers.ts';
import { listClients } from '../../platform/resources/clients/clients.ts';
import { listLiveCalls } from '../../platform/resources/live/live-calls.ts';
import { phoneNumberParts } from '../../platform/resources/numbers/phone-numbers.ts';
import type { Limit } from '../../platform/values/limits.ts';
import { accountOwner } from '../../platform/values/owner.ts';
import type { Figure } from '../../screen/record/relations.tsx';
import { goingIn } from '../calls/going-on.ts';
import { registrationOf } from './registration.ts';

/** In ms: both figures load within it. */
const together = 5000;
const carriersRead = new WeakMap<Account, { at: number; rows: ReturnType<typeof listCarriers> }>();

/** One call for the two figures that need them. */
function usableCarriers(account: Account) {
  const before = carriersRead.get(account);
  if (before && Date.now() - before.at < together) return before.rows;
  const rows = listCarriers(account.service_provider_sid, account.account_sid);
  carriersRead.set(account, { at: Date.now(), rows });
  return rows;
}

/** Live calls, beside the account's limit. */
export async function liveIn(account: Account, limits: readonly Limit[] | null): Promise<Figure> {
  const limit = limits?.find(({ category }) => category === 'voice_call_session');
  const count = goingIn(await listLiveCalls(account.account_sid));
  return { count, ...(limit && { more: `limit ${limit.quantity}` }) };
}

const week = { period: { days: 7 }, type: '' };

export async function alertsOf({ account_sid }: Account): Promise<Figure> {
  return { count: (await listAlerts(accountOwner(account_sid), week, 1, 1, true)).total };
}

/**
 * Numbers, and how many no application answers; only the count where one page can't hold all.
 * @param href the list of those
 */
export async function numbersOf(account: Account, href: string | undefined): Promise<Figure> {
  const accountSid = account.account_sid;
  const parts = phoneNumberParts({ accountSid, serviceProviderSid: null, text: '' }, true);
  const first = (await parts.next()).value;
  const count = first?.total ?? 0;
  if (!first || first.seen < count) return { count };
  const without = first.rows.filter((one) => !one.application_sid);
  if (without.length === 0) return { count };
  const lost = without.filter(unansweredAmong(await usableCarriers(account)));
  return {
    count,
    ...(lost.length > 0 && {
      alarm: { text: `${formatNumber(lost.length)} unassigned`, href },
    }),
  };
}

/**
 * Carriers the account can use, shared ones included.
 * @param href the list of those that are unregistered
 */
export async function carriersOf(account: Account, href: string | undefined): Promise<Figure> {
  const carriers = await usableCarriers(account);
  const lost = carriers.filter((one) => registrationOf(one) === 'unregistered').length;
  return {
    count: carriers.length,
    ...(lost > 0 && { alarm: { text: `${lost} unregistered`, href } }),
  };
}

export async function clientsOf({ account_sid }: Account): Promise<Figure> {
  return { count: (await listClients()).filter((one) => one.account_sid === account_sid).length };
}
