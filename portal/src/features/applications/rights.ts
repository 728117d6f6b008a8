import type { PortalConfig } from '../../config/index.ts';
import { isAtLeast, writeRefusal } from '../../session/policies.ts';
import type { SessionUser } from '../../session/user.ts';

/** What this user may do in the application form. */
export const rightsOf = (user: SessionUser, config: PortalConfig) => ({
  writeRefusal: writeRefusal(user),
  chooseAccount: isAtLeast(user, 'service_provider'),
  record: !config.disableCallRecording,
});
export type ApplicationRights = ReturnType<typeof rightsOf>;
