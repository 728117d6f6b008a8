import { useComposed } from '../../client/query.ts';
import { accountOwner } from '../../values/owner.ts';
import { type Alert, listAlerts } from './alerts.ts';

/** Each account is a call: of more, nobody is asked. */
export const askedAccounts = 10;

export const alertKey = ({ time, message }: Alert) => `${time} ${message}`;

/**
 * Which accounts the alerts of a provider belong to. Its own list does not tell, so those of its
 * accounts are looked through for the same instant and message.
 * @param alerts newest first
 * @param accounts undefined: nothing is asked
 */
export function useAlertOwners(
  alerts: readonly Alert[] | undefined,
  accounts: readonly { account_sid: string; name: string }[] | undefined,
) {
  const isAsked = alerts?.length && accounts && accounts.length <= askedAccounts;
  const { data } = useComposed(
    isAsked ? ['AlertOwners', alerts.map(alertKey), accounts] : null,
    async () => {
      const period = { start: alerts?.at(-1)?.time ?? '', end: alerts?.[0]?.time ?? '' };
      const wanted = new Set(alerts?.map(alertKey));
      const owners = new Map<string, string[]>();
      await Promise.all(
        (accounts ?? []).map(async ({ account_sid, name }) => {
          const page = await listAlerts(accountOwner(account_sid), { period, type: '' }, 1, 25);
          for (const key of new Set(page.data.map(alertKey))) {
            if (wanted.has(key)) owners.set(key, [...(owners.get(key) ?? []), name]);
          }
        }),
      );
      return owners;
    },
    { revalidateIfStale: false },
  );
  return data;
}
