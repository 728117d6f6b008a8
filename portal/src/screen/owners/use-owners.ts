import { useMemo } from 'react';
import { isNotFound } from '../../platform/client/calls/errors.ts';
import {
  type AccountRow,
  useAccount,
  useAccountChoices,
} from '../../platform/resources/accounts/accounts.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import type { Answer } from '../record/loaded.ts';

/** An account that may own a record. */
export type OwnerAccount = {
  sid: string;
  name: string;
  /** '' for none */
  sipRealm: string;
  recordsAllCalls: boolean;
};
export type Owners = { accounts: OwnerAccount[]; serviceProviderSid: string | null };

const ownerOf = (
  row: Pick<AccountRow, 'account_sid' | 'name' | 'sip_realm' | 'record_all_calls'>,
): OwnerAccount => ({
  sid: row.account_sid,
  name: row.name,
  sipRealm: row.sip_realm,
  recordsAllCalls: row.record_all_calls,
});

/**
 * Accounts that may own a record: those of a provider, or the account user's own. If an admin opens
 * a record of another provider's account, that account is the only one.
 * @param accountSid of the stored record, '' for one without; null for a new one, undefined while
 * loading
 * @param ofProvider default: the current provider
 */
export function useOwners(
  accountSid: string | null | undefined,
  ofProvider?: string,
): Answer<Owners> {
  const user = useUser();
  const { provider } = useCurrentProvider();
  const isManager = isAtLeast(user, 'service_provider');
  const providerSid = ofProvider || (provider?.service_provider_sid ?? null);
  const list = useAccountChoices(isManager ? providerSid : null);
  const isElsewhere = Boolean(
    list.data && accountSid && !list.data.some((one) => one.account_sid === accountSid),
  );
  const single = isManager ? (isElsewhere ? (accountSid ?? null) : null) : user.accountSid;
  const own = useAccount(single);
  // Routing tables can outlive their account. Admins can read every account, so one that isn't
  // found is gone.
  const isGone = user.scope === 'admin' && isNotFound(own.error);

  const data = useMemo(() => {
    if (accountSid === undefined) return undefined;
    if (single !== null && !isGone) {
      return (
        own.data && {
          accounts: [ownerOf(own.data)],
          serviceProviderSid: own.data.service_provider_sid,
        }
      );
    }
    return list.data && { accounts: list.data.map(ownerOf), serviceProviderSid: providerSid };
  }, [accountSid, single, isGone, own.data, list.data, providerSid]);
  return {
    data,
    error: list.error ?? (isGone ? undefined : own.error),
    mutate: () => Promise.all([list.mutate(), own.mutate()]),
  };
}
