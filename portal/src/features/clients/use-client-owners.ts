import { useMemo } from 'react';
import { useMe } from '../../platform/resources/users/users.ts';
import { type Owners, useOwners } from '../../screen/owners/use-owners.ts';
import type { Answer } from '../../screen/record/loaded.ts';
import { useUser } from '../../session/session.ts';

/**
 * Accounts that a client may belong to. Account users get their realm from `Users/me`, which the
 * console loads anyway; if that fails, from their account.
 */
export function useClientOwners(accountSid: string | null | undefined): Answer<Owners> {
  const user = useUser();
  const owners = useOwners(accountSid);
  const me = useMe(user.scope === 'account');
  const own = me.data?.account;
  const isWaiting = user.scope === 'account' && !me.data && !me.error;
  const data = useMemo(() => {
    if (!owners.data || isWaiting) return undefined;
    const accounts = owners.data.accounts.map((account) =>
      account.sid === own?.account_sid ? { ...account, sipRealm: own.sip_realm } : account,
    );
    return { ...owners.data, accounts };
  }, [owners.data, own, isWaiting]);
  return { ...owners, data };
}
