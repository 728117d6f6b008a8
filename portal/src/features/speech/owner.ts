import { accountOwner, type Owner, providerOwner } from '../../platform/values/owner.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';

/** Whose path leads to the credentials: account users have that of their account, the others the provider's. */
export function useSpeechOwner(): Owner | null {
  const { scope, accountSid } = useUser();
  const { provider } = useCurrentProvider();
  if (scope === 'account') return accountSid ? accountOwner(accountSid) : null;
  return provider ? providerOwner(provider.service_provider_sid) : null;
}
