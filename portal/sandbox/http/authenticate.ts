import type { MiddlewareHandler } from 'hono';
import type { Caller, Ctx, SandboxEnv, Scope, Services } from './env.ts';
import { unauthorized } from './replies.ts';
import { type Claims, verifyToken } from './tokens.ts';

/** Paths that need no token, relative to the API base; all others get a 401 without one. */
const openPaths = new Set([
  '/login',
  '/predefinedcarriers',
  '/signin',
  '/register',
  '/forgot-password',
  '/invitecodes',
]);

const optionalText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function callerOf(claims: Claims): Caller {
  return {
    scope: claims['scope'] as Scope,
    permissions: Array.isArray(claims['permissions']) ? claims['permissions'] : [],
    isViewOnly: claims['is_view_only'] === true,
    userSid: optionalText(claims['user_sid']),
    serviceProviderSid: optionalText(claims['service_provider_sid']),
    accountSid: optionalText(claims['account_sid']),
  };
}

function tokenOf(c: Ctx): string | undefined {
  const header = c.req.header('authorization');
  if (header !== undefined) return /^Bearer +(\S+)$/i.exec(header)?.[1];
  return c.req.query('access_token');
}

/** The expiry date of a key is stored and listed but not enforced, as on the platform. */
function apiKeyCaller({ store }: Services, token: string): Caller | undefined {
  const key = store.apiKeys.byToken(token);
  if (!key) return undefined;
  const plain = { permissions: [], isViewOnly: false };
  if (key.account_sid !== null) {
    const account = store.accounts.get(key.account_sid);
    return {
      ...plain,
      scope: 'account',
      accountSid: key.account_sid,
      serviceProviderSid: account?.service_provider_sid,
    };
  }
  if (key.service_provider_sid !== null) {
    return { ...plain, scope: 'service_provider', serviceProviderSid: key.service_provider_sid };
  }
  return { ...plain, scope: 'admin' };
}

export function authenticate(services: Services): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    if (openPaths.has(c.req.path.slice('/api/v1'.length).toLowerCase())) return next();
    const token = tokenOf(c);
    if (!token) return unauthorized();

    const verified = await verifyToken(token, services.secret, services.now());
    const caller = verified
      ? services.store.sessions.isAlive(verified.signature) && callerOf(verified.claims)
      : apiKeyCaller(services, token);
    if (!caller) return unauthorized();
    c.set('caller', caller);
    return next();
  };
}
