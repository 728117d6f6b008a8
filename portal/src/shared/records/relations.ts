import { useMemo } from 'react';
import { addresses } from '../../addresses.ts';
import { useQueryCache } from '../../platform/client/cache/query.ts';
import { queryString } from '../../platform/client/calls/path.ts';
import type { Account } from '../../platform/resources/accounts/accounts.ts';
import type { Application } from '../../platform/resources/applications/applications.ts';
import { listCarrierNumbers } from '../../platform/resources/carriers/carrier-usage.ts';
import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import {
  listAllPhoneNumbers,
  type PhoneNumber,
} from '../../platform/resources/numbers/phone-numbers.ts';
import {
  type CallsToCount,
  countApplications,
  countCalls,
  countUsers,
} from '../../platform/resources/totals.ts';
import type { Limit } from '../../platform/values/limits.ts';
import { accountOwner, type Owner, providerOwner } from '../../platform/values/owner.ts';
import { allAccounts } from '../../screen/list/listed.ts';
import { useToday } from '../../screen/page/use-today.ts';
import type { Figure, Relation } from '../../screen/record/figures/relations.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { inPercent } from '../calls/in-percent.ts';
import { registrationMember } from './registration.ts';
import { applicationMember } from './unanswered.ts';

/** Today's midnight, and whether the lists show a provider's records. */
function useViewpoint() {
  const user = useUser();
  const { provider } = useCurrentProvider();
  const today = useToday();
  const shown = user.serviceProviderSid ?? provider?.service_provider_sid;
  return useMemo(
    () => ({
      user,
      start: new Date(today).toISOString(),
      isListed: (providerSid: string | null | undefined) =>
        user.scope !== 'admin' || providerSid === shown,
    }),
    [user, today, shown],
  );
}

/** Loads when nothing else waits. */
const figures = () => import('./account-figures.ts');

type AccountInFigures = { account: Account; limits: readonly Limit[] | null };

/** Figures of an account: first its activity, then its configuration, each with its problems. */
export function useAccountRelations(): readonly Relation<AccountInFigures>[] {
  const { user, start, isListed } = useViewpoint();
  const { shared } = useQueryCache();
  return useMemo(() => {
    const carriersOf = async ({ account }: AccountInFigures) =>
      (await shared((await figures()).usableCarriers(account))).data;
    const list =
      (address: string, more: Record<string, string> = {}) =>
      ({ account }: AccountInFigures) =>
        isListed(account.service_provider_sid)
          ? `${address}${queryString({ account: account.account_sid, ...more })}`
          : undefined;
    return [
      {
        resource: 'RecentCalls',
        noun: 'call',
        when: 'today',
        load: async ({ account }) => callsAndAnswered(accountOwner(account.account_sid), { start }),
        href: list(addresses.recentCalls),
      },
      {
        resource: 'Calls',
        isLive: true,
        noun: 'live call',
        load: async ({ account, limits }) => (await figures()).liveIn(account, limits),
        href: list(addresses.live.list),
      },
      {
        resource: 'Alerts',
        noun: 'alert',
        when: 'in 7 days',
        load: async ({ account }) => (await figures()).alertsOf(account),
        href: list(addresses.alerts, { date: '7' }),
      },
      {
        resource: 'PhoneNumbers',
        noun: 'number',
        load: async (data) =>
          (await figures()).numbersOf(
            data.account,
            carriersOf(data),
            list(addresses.phoneNumbers.list, { [applicationMember]: 'none' })(data),
          ),
        href: list(addresses.phoneNumbers.list),
      },
      {
        resource: 'VoipCarriers',
        noun: 'carrier',
        load: async (data) =>
          (await figures()).carriersIn(
            await carriersOf(data),
            list(addresses.carriers.list, { [registrationMember]: 'unregistered' })(data),
          ),
        href: list(addresses.carriers.list),
      },
      {
        resource: 'Applications',
        noun: 'application',
        load: async ({ account }) => ({ count: await countApplications(account.account_sid) }),
        href: list(addresses.applications.list),
      },
      {
        resource: 'Clients',
        noun: 'client',
        load: async ({ account }) => (await figures()).clientsOf(account),
        // Provider users see the clients of all accounts in one list, filtered by text.
        href:
          user.scope === 'service_provider'
            ? ({ account }) => `${addresses.clients.list}${queryString({ filter: account.name })}`
            : list(addresses.clients.list),
      },
      {
        resource: 'Users',
        noun: 'user',
        load: async ({ account }) => ({ count: await countUsers(account.account_sid) }),
        href: user.scope === 'account' ? () => addresses.users.list : list(addresses.users.list),
      },
    ];
  }, [user, start, isListed, shared]);
}

/** Counts calls, with the percentage of answered ones. */
/** The share is of the calls with a known outcome, as on the overview. */
async function callsAndAnswered(owner: Owner, which: CallsToCount): Promise<Figure> {
  const [count, answered, failed] = await Promise.all([
    countCalls(owner, which),
    countCalls(owner, { ...which, answered: 'true' }),
    countCalls(owner, { ...which, answered: 'false' }),
  ]);
  const known = answered + failed;
  return { count, ...(known > 0 && { more: `${inPercent(answered / known)} answered` }) };
}

/** The properties of a carrier that its figures need; account users get no others of a shared one. */
type CarrierInFigures = Pick<CarrierRow, 'voip_carrier_sid' | 'name' | 'service_provider_sid'>;

export function useCarrierRelations(): readonly Relation<{ carrier: CarrierInFigures }>[] {
  const { user, start, isListed } = useViewpoint();
  return useMemo(() => {
    const providerOf = (carrier: CarrierInFigures) =>
      user.scope === 'account' ? null : (carrier.service_provider_sid ?? null);
    return [
      {
        resource: 'PhoneNumbers',
        noun: 'number',
        load: async ({ carrier }) => ({
          count: (await listCarrierNumbers(carrier.voip_carrier_sid, providerOf(carrier))).length,
        }),
      },
      {
        resource: 'RecentCalls',
        noun: 'call',
        when: 'today',
        load: async ({ carrier }) => {
          const provider = providerOf(carrier);
          const owner = provider ? providerOwner(provider) : accountOwner(user.accountSid ?? '');
          return callsAndAnswered(owner, { start, trunk: carrier.name });
        },
        href: ({ carrier }) =>
          isListed(carrier.service_provider_sid)
            ? `${addresses.recentCalls}${queryString({
                account: user.scope === 'account' ? null : allAccounts,
                trunk: carrier.name,
              })}`
            : undefined,
      },
    ];
  }, [user, start, isListed]);
}

/** Neither the list of numbers nor the list of calls can be filtered by application. */
export const applicationRelations: readonly Relation<{ application: Application }>[] = [
  {
    resource: 'PhoneNumbers',
    noun: 'number',
    load: async ({ application: { account_sid, application_sid } }) => ({
      count: (await listAllPhoneNumbers(account_sid)).filter(
        (one) => one.application_sid === application_sid,
      ).length,
    }),
  },
];

export function useNumberRelations(
  providerSid: string | null | undefined,
): readonly Relation<{ number: PhoneNumber }>[] {
  const { user, start, isListed } = useViewpoint();
  return useMemo(
    () => [
      {
        resource: 'RecentCalls',
        noun: 'call',
        when: 'today',
        load: async ({ number: { account_sid, number } }) => ({
          count: account_sid
            ? await countCalls(accountOwner(account_sid), { start, text: number })
            : 0,
        }),
        href: ({ number: { account_sid, number } }) =>
          account_sid && isListed(providerSid)
            ? `${addresses.recentCalls}${queryString({
                account: user.scope === 'account' ? null : account_sid,
                filter: number,
              })}`
            : undefined,
      },
    ],
    [user, start, isListed, providerSid],
  );
}
