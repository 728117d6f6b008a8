import { useMemo } from 'react';
import { accountOrProvider } from '../../platform/values/owner.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';

/**
 * An account, or the current provider; null while unknown.
 * @param accountSid null: the provider; undefined: not known yet
 */
export function useShownOwner(accountSid: string | null | undefined) {
  const { provider } = useCurrentProvider();
  const providerSid = provider?.service_provider_sid;
  return useMemo(() => {
    if (accountSid === undefined || (accountSid === null && !providerSid)) return null;
    return accountOrProvider(accountSid, providerSid ?? '');
  }, [accountSid, providerSid]);
}
