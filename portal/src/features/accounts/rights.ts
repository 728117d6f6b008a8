import type { PortalConfig } from '../../config/index.ts';
import { isAtLeast, writeRefusal } from '../../session/policies.ts';
import type { SessionUser } from '../../session/user.ts';
import type { AccountFormProps } from './account-form.tsx';

/** What this user sees of the account form and may change. */
export function rightsOf(
  user: SessionUser,
  config: PortalConfig,
  account: 'new' | 'stored',
): AccountFormProps['may'] {
  const isManager = isAtLeast(user, 'service_provider');
  return {
    writeRefusal: writeRefusal(user),
    seeLimits: isManager && !config.enableHostedSystem,
    setRealm: isManager && !config.enableHostedSystem,
    setDebugLog: user.scope === 'admin',
    // Creating an account does not carry these (screens 18).
    record: account === 'stored' && !config.disableCallRecording,
    cancel: isManager,
  };
}
