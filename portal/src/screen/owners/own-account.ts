import { PlatformError } from '../../platform/client/calls/errors.ts';
import type { SessionUser } from '../../session/user.ts';

const notYours = 'You do not have permissions to make changes to this Account';

/** Account users can only save in their own account. Refuses like the platform, by throwing. */
export function refuseOtherAccount({ scope, accountSid }: SessionUser, targetSid: string): void {
  if (scope === 'account' && targetSid !== accountSid) {
    throw new PlatformError('Forbidden', notYours);
  }
}
