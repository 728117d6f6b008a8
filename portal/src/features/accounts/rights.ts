import type { PortalConfig } from '../../config/index.ts';
import { isAtLeast, writeRefusal } from '../../session/policies.ts';
import type { SessionUser } from '../../session/user.ts';

export type AccountRights = ReturnType<typeof rightsOf>;

/** What this user sees of the account form and may change. */
export function rightsOf(user: SessionUser, config: PortalConfig, account: 'new' | 'stored') {
  const isManager = isAtLeast(user, 'service_provider');
  return {
    writeRefusal: writeRefusal(user),
    seeLimits: isManager && !config.enableHostedSystem,
    canSetRealm: isManager && !config.enableHostedSystem,
    canSetDebugLog: user.scope === 'admin',
    // Creating an account does not carry these.
    canRecord: account === 'stored' && !config.disableCallRecording,
    hasList: isManager,
  };
}
