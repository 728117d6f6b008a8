import { config } from '../../config/index.ts';
import { isAtLeast, writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';

/** Rights of this user in the application form. */
export function useApplicationRights() {
  const user = useUser();
  return {
    writeRefusal: writeRefusal(user),
    chooseAccount: isAtLeast(user, 'service_provider'),
    record: !config().disableCallRecording,
  };
}
