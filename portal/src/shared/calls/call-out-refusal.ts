import { writeRefusal } from '../../session/policies.ts';
import type { SessionUser } from '../../session/user.ts';

/** Why this user can't make calls. The platform refuses providers, although they may control the calls of others. */
export const callOutRefusal = (user: SessionUser): string | undefined =>
  writeRefusal(user) ??
  (user.scope === 'service_provider'
    ? 'Only admins and account users can place calls.'
    : undefined);
