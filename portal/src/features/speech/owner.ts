import { accountOwner, type Owner, providerOwner } from '../../platform/values/owner.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';

/** Owner in the credentials endpoint: account users use their account, others the provider. */
export function useSpeechOwner(): Owner | null {
  const { scope, accountSid } = useUser();
  const { provider } = useCurrentProvider();
  if (scope === 'account') return accountSid ? accountOwner(accountSid) : null;
  return provider ? providerOwner(provider.service_provider_sid) : null;
}
