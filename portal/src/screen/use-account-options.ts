import { useMemo } from 'react';
import { useAccount, useAccounts } from '../platform/accounts.ts';
import { isAtLeast } from '../session/policies.ts';
import { useUser } from '../session/session.ts';
import type { Answer } from './record/loaded.ts';

export type AccountOption = { value: string; label: string };

/** The accounts a record may belong to: those of the provider, for account users their own. */
export function useAccountOptions(serviceProviderSid: string | null): Answer<AccountOption[]> {
  const viewer = useUser();
  const isChoosing = isAtLeast(viewer, 'service_provider');
  const all = useAccounts(isChoosing ? serviceProviderSid : null);
  const own = useAccount(isChoosing ? null : viewer.accountSid);
  const rows = isChoosing ? all.data : own.data;
  const data = useMemo(
    () =>
      rows && [rows].flat().map(({ account_sid, name }) => ({ value: account_sid, label: name })),
    [rows],
  );
  const { error, isValidating, mutate } = isChoosing ? all : own;
  return { data, error, isValidating, mutate };
}
