import { formatNumber } from '@trunkline/ui/tokens/format';
import { unansweredAmong } from '../../platform/engine/unanswered.ts';
import type { Account } from '../../platform/resources/accounts/accounts.ts';
import { listAlerts } from '../../platform/resources/alerts/alerts.ts';
import {
  type CarrierRow,
  carriersOf as carriersOfProvider,
} from '../../platform/resources/carriers/voip-carriers.ts';
import { listClients } from '../../platform/resources/clients/clients.ts';
import { listLiveCalls } from '../../platform/resources/live/live-calls.ts';
import {
  type PhoneNumber,
  phoneNumberParts,
} from '../../platform/resources/numbers/phone-numbers.ts';
import type { Limit } from '../../platform/values/limits.ts';
import { accountOwner } from '../../platform/values/owner.ts';
import type { Figure } from '../../screen/record/figures/relations.tsx';
import { goingIn } from '../calls/going-on.ts';
import { registrationOf } from './registration.ts';

/** Carriers the account can use, shared ones included. */
export const usableCarriers = ({ service_provider_sid, account_sid }: Account) =>
  carriersOfProvider(service_provider_sid, account_sid);

type Carriers = readonly CarrierRow[];

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
 * Numbers, and how many no application answers. Of more than a page only the count, until a person
 * has the rest checked.
 * @param carriers those the account can use
 * @param href the list of the numbers without an application
 */
export async function numbersOf(
  account: Account,
  carriers: Promise<Carriers>,
  href: string | undefined,
  isAll = false,
): Promise<Figure> {
  // Asked for beside the numbers. Where none of them needs carriers, their failure isn't one of these.
  carriers.catch(() => undefined);
  const filter = { accountSid: account.account_sid, serviceProviderSid: null, text: '' };
  const without: PhoneNumber[] = [];
  let count = 0;
  for await (const { rows, seen, total } of phoneNumberParts(filter, true)) {
    count = total;
    if (seen < total && !isAll) {
      const check = () => numbersOf(account, carriers, href, true);
      return { count, unchecked: { what: 'numbers without an application', check } };
    }
    without.push(...rows.filter((one) => !one.application_sid));
  }
  if (without.length === 0) return { count };
  const lost = without.filter(unansweredAmong(await carriers));
  return {
    count,
    ...(lost.length > 0 && {
      alarm: { text: `${formatNumber(lost.length)} unassigned`, href },
    }),
  };
}

/** @param href the list of those that are unregistered */
export function carriersIn(carriers: Carriers, href: string | undefined): Figure {
  const lost = carriers.filter((one) => registrationOf(one) === 'unregistered').length;
  return {
    count: carriers.length,
    ...(lost > 0 && { alarm: { text: `${lost} unregistered`, href } }),
  };
}

export async function clientsOf({ account_sid }: Account): Promise<Figure> {
  return { count: (await listClients()).filter((one) => one.account_sid === account_sid).length };
}
