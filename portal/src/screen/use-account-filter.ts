import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { local, localKeys } from '../browser/storage.ts';
import { useAccounts } from '../platform/accounts.ts';
import { useCurrentProvider } from '../session/current-provider.ts';
import { isAtLeast } from '../session/policies.ts';
import { useUser } from '../session/session.ts';

/**
 * The account a list is narrowed to. Account users have their own and no choice; the others choose
 * among those of the current provider. The choice is part of the address (`?account=`) and is
 * remembered for the next list (specification 1 §4).
 * @param isAllAllowed 'All accounts' is a choice, and the default; otherwise the first by name is
 */
export function useAccountFilter(isAllAllowed: boolean) {
  const user = useUser();
  const { provider } = useCurrentProvider();
  const isChoosing = isAtLeast(user, 'service_provider');
  const { data, error, mutate } = useAccounts(
    isChoosing ? (provider?.service_provider_sid ?? null) : null,
  );
  const [query, setQuery] = useSearchParams();
  const remembered = local.get(localKeys.accountFilter);
  const wanted = query.get('account') ?? remembered;
  const known = data?.find(({ account_sid }) => account_sid === wanted);
  const chosen = known ?? (isAllAllowed ? undefined : data?.[0]);

  // The address tells what is shown: a copied link shows it to others too, and is remembered there.
  const knownSid = known?.account_sid;
  const isUntold = !query.has('account');
  useEffect(() => {
    if (knownSid === undefined) return;
    if (isUntold) setQuery(withAccount(knownSid), { replace: true });
    else rememberAccount(knownSid);
  }, [knownSid, isUntold, setQuery]);

  return {
    /** Shown above account scope only. */
    isShown: isChoosing,
    isAllAllowed,
    /** Sorted by name; undefined while loading and for account users. */
    accounts: data,
    error: error as unknown,
    retry: () => mutate(),
    /** undefined while it is not known; null: all accounts. */
    accountSid: isChoosing ? data && (chosen?.account_sid ?? null) : (user.accountSid ?? null),
    /** Other parts of the address stay, but for the page. */
    choose(accountSid: string | null) {
      rememberAccount(accountSid);
      setQuery(withAccount(accountSid), { replace: true });
    },
  };
}
export type AccountFilterState = ReturnType<typeof useAccountFilter>;

/** The next list shows this account: that of a new record, or with null all of them. */
export function rememberAccount(accountSid: string | null): void {
  if (accountSid === null) local.remove(localKeys.accountFilter);
  else local.set(localKeys.accountFilter, accountSid);
}

const withAccount = (accountSid: string | null) => (before: URLSearchParams) => {
  const next = new URLSearchParams(before);
  next.delete('page');
  if (accountSid === null) next.delete('account');
  else next.set('account', accountSid);
  return next;
};

/** The account of the last list; it may be gone, or belong to another provider. */
export const rememberedAccount = () => local.get(localKeys.accountFilter);
