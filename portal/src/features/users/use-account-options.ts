import type { UserAccountOption } from '@trunkline/ui/widgets/user-form';
import { useAccount, useAccounts } from '../../platform/accounts.ts';
import { isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';

/** The accounts a user may belong to: those of its provider, for account users their own. */
export function useAccountOptions(serviceProviderSid: string | null): {
  /** undefined while loading, and after a failure. */
  accounts: UserAccountOption[] | undefined;
  error: unknown;
  retry: () => Promise<unknown>;
} {
  const viewer = useUser();
  const isChoosing = isAtLeast(viewer, 'service_provider');
  const all = useAccounts(isChoosing ? serviceProviderSid : null);
  const own = useAccount(isChoosing ? null : viewer.accountSid);
  const rows = isChoosing ? all.data : own.data && [own.data];
  return {
    accounts: rows?.map(({ account_sid, name }) => ({ value: account_sid, label: name })),
    error: all.error ?? own.error,
    retry: () => (isChoosing ? all.mutate() : own.mutate()),
  };
}
