import { config } from '../../../config/index.ts';
import { isAtLeast, writeRefusal } from '../../../session/policies.ts';
import { useUser } from '../../../session/session.ts';

export type AccountRights = ReturnType<typeof useAccountRights>;

/** Parts of the account form that this user may see and change. */
export function useAccountRights(account: 'new' | 'stored') {
  const user = useUser();
  const { enableHostedSystem, disableCallRecording } = config();
  const isManager = isAtLeast(user, 'service_provider');
  return {
    writeRefusal: writeRefusal(user),
    seeLimits: isManager && !enableHostedSystem,
    canSetRealm: isManager && !enableHostedSystem,
    canSetDebugLog: user.scope === 'admin',
    // Not part of creating an account.
    canRecord: account === 'stored' && !disableCallRecording,
    hasList: isManager,
    // Hosted system: users pay for the account they registered, and may delete it.
    hasOwnPlan: user.scope === 'account' && enableHostedSystem,
  };
}
