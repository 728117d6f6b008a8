import { useEffect, useMemo, useRef } from 'react';
import { toast } from '../../../notices/toasts.ts';
import { useAccountChoices } from '../../../platform/resources/accounts/accounts.ts';
import { useCurrentProvider } from '../../../session/current-provider.ts';
import { isAtLeast } from '../../../session/policies.ts';
import { rememberAccount } from '../../../session/remembered-account.ts';
import { useUser } from '../../../session/session.ts';
import { allAccounts, wantedAccount, wantsAllAccounts } from '../listed.ts';
import { useAddress } from '../use-address.ts';

const missingAccount = 'The account in the link doesn’t exist, or you can’t see it here.';

/**
 * The account that a list is narrowed to. Account users are fixed to theirs; other users choose
 * among the current provider's accounts. The choice is in the query (`?account=`) and remembered
 * for the next list. A link to an account that isn't there says so, and shows the usual choice.
 * @param all whether 'All accounts' is the default, an additional choice, or not offered
 */
export function useAccountFilter(all: 'default' | 'offered' | 'never') {
  const user = useUser();
  const { provider } = useCurrentProvider();
  const providerSid = provider?.service_provider_sid;
  const isChoosing = isAtLeast(user, 'service_provider');
  const choices = useAccountChoices(isChoosing ? (providerSid ?? null) : null);
  const { data, error, mutate } = choices;
  const { query, change } = useAddress();
  const wanted = wantedAccount(query);
  const known = useMemo(
    () => (wanted === null ? undefined : data?.find(({ account_sid }) => account_sid === wanted)),
    [data, wanted],
  );
  const isAll =
    all === 'default' ? known === undefined : all === 'offered' && wantsAllAccounts(query);
  const chosen = known ?? (isAll ? undefined : data?.[0]);
  // 'All accounts' is certain even before the accounts are loaded.
  const isSettled = !isChoosing || data !== undefined || (isAll && !wanted);
  const shownSid = isChoosing ? chosen?.account_sid : user.accountSid;

  // The query names the visible account, so that a copied link shows the same to others. There it
  // is remembered, too.
  const knownSid = known?.account_sid;
  const isInAddress = query.has('account');
  const knownWith = useRef<string>(undefined);
  useEffect(() => {
    if (knownSid === undefined) return;
    knownWith.current = providerSid;
    if (isInAddress) rememberAccount(knownSid);
    else change({ account: knownSid });
  }, [knownSid, providerSid, isInAddress, change]);

  const linked = query.get('account') ?? '';
  const isLinked = linked !== '' && linked !== allAccounts;
  // Accounts that are loading again may contain it. Read last, because reading it subscribes.
  const isMissing =
    isLinked &&
    (isChoosing
      ? data !== undefined && known === undefined && !choices.isValidating
      : linked !== user.accountSid);
  const askedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!isMissing) return;
    // The list is about to be left: another provider was chosen, which has other accounts.
    if (knownWith.current !== undefined && knownWith.current !== providerSid) return;
    // The accounts at hand may be older than the account.
    if (isChoosing && askedFor.current !== linked) {
      askedFor.current = linked;
      mutate().catch(() => undefined);
      return;
    }
    toast.error(missingAccount);
    change({ account: null, page: null });
  }, [isMissing, isChoosing, linked, providerSid, mutate, change]);

  return {
    /** Only visible above account scope. */
    isShown: isChoosing,
    isAllAllowed: all !== 'never',
    /** Whether an account must be chosen: it owns the list, rather than filtering it. */
    isScope: all !== 'default',
    /** Sorted by name; undefined while loading and for account users. */
    accounts: data,
    error: error as unknown,
    retry: () => mutate(),
    /** undefined while unknown; null: all accounts. */
    accountSid: isSettled ? (shownSid ?? null) : undefined,
    /** Keeps the rest of the query, except the page. */
    choose(accountSid: string | null) {
      const choice = accountSid ?? (all === 'offered' ? allAccounts : null);
      rememberAccount(choice);
      change({ account: choice, page: '' });
    },
  };
}
export type AccountFilterState = ReturnType<typeof useAccountFilter>;
