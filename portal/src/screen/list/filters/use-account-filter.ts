import { useEffect, useMemo } from 'react';
import { useAccountChoices } from '../../../platform/resources/accounts/accounts.ts';
import { useCurrentProvider } from '../../../session/current-provider.ts';
import { isAtLeast } from '../../../session/policies.ts';
import { rememberAccount } from '../../../session/remembered-account.ts';
import { useUser } from '../../../session/session.ts';
import { allAccounts, wantedAccount, wantsAllAccounts } from '../listed.ts';
import { useAddress } from '../use-address.ts';

/**
 * The account a list is narrowed to. Account users have their own and no choice; the others choose
 * among those of the current provider. The choice is part of the address (`?account=`) and is
 * remembered for the next list.
 * @param all whether 'All accounts' is the default, a choice beside the first by name, or none
 */
export function useAccountFilter(all: 'default' | 'offered' | 'never') {
  const user = useUser();
  const { provider } = useCurrentProvider();
  const isChoosing = isAtLeast(user, 'service_provider');
  const { data, error, mutate } = useAccountChoices(
    isChoosing ? (provider?.service_provider_sid ?? null) : null,
  );
  const { query, change } = useAddress();
  const wanted = wantedAccount(query);
  const known = useMemo(
    () => (wanted === null ? undefined : data?.find(({ account_sid }) => account_sid === wanted)),
    [data, wanted],
  );
  const isAll =
    all === 'default' ? known === undefined : all === 'offered' && wantsAllAccounts(query);
  const chosen = known ?? (isAll ? undefined : data?.[0]);
  // All of them are all of them, before it is known which there are.
  const isSettled = !isChoosing || data !== undefined || (isAll && !wanted);
  const shownSid = isChoosing ? chosen?.account_sid : user.accountSid;

  // The address tells what is shown: a copied link shows it to others too, and is remembered there.
  const knownSid = known?.account_sid;
  const isInAddress = query.has('account');
  useEffect(() => {
    if (knownSid === undefined) return;
    if (isInAddress) rememberAccount(knownSid);
    else change({ account: knownSid });
  }, [knownSid, isInAddress, change]);

  return {
    /** Shown above account scope only. */
    isShown: isChoosing,
    isAllAllowed: all !== 'never',
    /** One account has to be chosen: it is where the rows are, not a filter over them. */
    isScope: all !== 'default',
    /** Sorted by name; undefined while loading and for account users. */
    accounts: data,
    error: error as unknown,
    retry: () => mutate(),
    /** undefined while it is not known; null: all accounts. */
    accountSid: isSettled ? (shownSid ?? null) : undefined,
    /** Other parts of the address stay, but for the page. */
    choose(accountSid: string | null) {
      const choice = accountSid ?? (all === 'offered' ? allAccounts : null);
      rememberAccount(choice);
      change({ account: choice, page: '' });
    },
  };
}
export type AccountFilterState = ReturnType<typeof useAccountFilter>;
