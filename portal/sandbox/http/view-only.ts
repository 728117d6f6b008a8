import type { MiddlewareHandler } from 'hono';
import { bodyRecord } from './body.ts';
import type { SandboxEnv } from './env.ts';
import { refusal } from './errors.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * View-only users may sign out and change their own password; everything else that isn't a GET is
 * refused. GETs with side effects pass (`webhook-secret#regenerate-view-only`).
 */
export const viewOnlyGuard: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const caller = c.get('caller') as SandboxEnv['Variables']['caller'] | undefined;
  if (caller?.isViewOnly && !reads.has(c.req.method) && !/\/logout$/i.test(c.req.path)) {
    const { old_password, new_password } = bodyRecord(c);
    if (!old_password || !new_password) throw refusal(403, 'User has view-only access');
  }
  return next();
};
