import { config } from '../../config/index.ts';
import { isAtLeast, writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';

export type AccountRights = ReturnType<typeof useAccountRights>;

/** What this user sees of the account form and may change. */
export function useAccountRights(account: 'new' | 'stored') {
  const user = useUser();
  const { enableHostedSystem, disableCallRecording } = config();
  const isManager = isAtLeast(user, 'service_provider');
  return {
    writeRefusal: writeRefusal(user),
    seeLimits: isManager && !enableHostedSystem,
    canSetRealm: isManager && !enableHostedSystem,
    canSetDebugLog: user.scope === 'admin',
    // Creating an account does not carry these.
    canRecord: account === 'stored' && !disableCallRecording,
    hasList: isManager,
    // Of the hosted system: people pay for the account they registered, and may delete it.
    hasOwnPlan: user.scope === 'account' && enableHostedSystem,
  };
}
