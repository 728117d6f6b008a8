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

/** Carriers that the account can use, including shared ones. */
export const usableCarriers = ({ service_provider_sid, account_sid }: Account) =>
  carriersOfProvider(service_provider_sid, account_sid);

type Carriers = readonly CarrierRow[];

/** Number of live calls, beside the account's limit. */
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
 * Counts numbers, and those without an application. If they take more than a page, only counts them
 * until the person asks for the rest.
 * @param carriers carriers that the account can use
 * @param href the list of the numbers without an application
 */
export async function numbersOf(
  account: Account,
  carriers: Promise<Carriers>,
  href: string | undefined,
  isAll = false,
): Promise<Figure> {
  // Loaded in parallel with the numbers. If no number needs the carriers, their failure doesn't
  // matter.
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

/** @param href the list of unregistered carriers */
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
