import { type AccountRow, useAccount, useAccounts } from '../../platform/accounts.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import type { OwnerAccount } from './application-form.tsx';

const ownerOf = (row: Pick<AccountRow, 'account_sid' | 'name' | 'record_all_calls'>) => ({
  sid: row.account_sid,
  name: row.name,
  recordsAllCalls: row.record_all_calls,
});

/**
 * The accounts an application may belong to: those of the current provider, for account users their
 * own. An admin may open an application of another provider's account, which then is the only one.
 * @param accountSid of the stored application; null for a new one, undefined while it is loading
 */
export function useOwnerAccounts(accountSid: string | null | undefined) {
  const user = useUser();
  const { provider } = useCurrentProvider();
  const isManager = isAtLeast(user, 'service_provider');
  const list = useAccounts(isManager ? (provider?.service_provider_sid ?? null) : null);
  const isListed = list.data?.some(({ account_sid }) => account_sid === accountSid);
  const single = isManager
    ? list.data && accountSid && !isListed
      ? accountSid
      : null
    : user.accountSid;
  const own = useAccount(single);

  const accounts: OwnerAccount[] | undefined = single
    ? own.data && [ownerOf(own.data)]
    : list.data?.map(ownerOf);
  return {
    accounts: accountSid === undefined ? undefined : accounts,
    serviceProviderSid: own.data?.service_provider_sid ?? provider?.service_provider_sid ?? null,
    error: (list.error ?? own.error) as unknown,
    retry: () => Promise.all([list.mutate(), own.mutate()]),
  };
}
