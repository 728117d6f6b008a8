import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './env.ts';
import { tooManyRequests } from './replies.ts';

export type RateLimit = {
  limit: number;
  windowSeconds: number;
};

/**
 * One budget for the whole system, counted before anything else. So the refusal carries no CORS
 * headers (`http-behaviour#rate-limit-request-3`).
 */
export function rateLimiter(
  { limit, windowSeconds }: RateLimit,
  now: () => Date,
): MiddlewareHandler<SandboxEnv> {
  let used = 0;
  let resetAt = 0;
  return async (c, next) => {
    const time = now().getTime();
    if (time >= resetAt) {
      used = 0;
      resetAt = time + windowSeconds * 1000;
    }
    used += 1;
    const seconds = String(Math.ceil((resetAt - time) / 1000));
    const isOver = used > limit;
    if (isOver) c.res = tooManyRequests();
    else await next();
    // A fault sets its own Retry-After, or none.
    if (c.get('isFault')) return;
    c.res.headers.set('ratelimit-policy', `${limit};w=${windowSeconds}`);
    c.res.headers.set('ratelimit-limit', String(limit));
    c.res.headers.set('ratelimit-remaining', String(Math.max(0, limit - used)));
    c.res.headers.set('ratelimit-reset', seconds);
    if (isOver) c.res.headers.set('retry-after', seconds);
  };
}

const methods = 'GET,HEAD,PUT,PATCH,POST,DELETE';

/** Any origin, no credentials, nothing exposed beyond the safe headers. */
export const cors: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  if (c.req.method === 'OPTIONS') {
    const asked = c.req.header('access-control-request-headers');
    c.res = new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': methods,
        vary: 'Access-Control-Request-Headers',
        ...(asked ? { 'access-control-allow-headers': asked } : {}),
      },
    });
  } else {
    await next();
  }
  c.res.headers.set('access-control-allow-origin', '*');
};

const contentSecurityPolicy = [
  "default-src 'self'",
  "base-uri 'self'",
  "font-src 'self' https: data:",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' https: 'unsafe-inline'",
  'upgrade-insecure-requests',
].join(';');

export const commonHeaders: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  await next();
  c.res.headers.set('cache-control', 'no-store, no-cache, must-revalidate, proxy-revalidate');
  c.res.headers.set('cross-origin-resource-policy', 'same-origin');
  c.res.headers.set('content-security-policy', contentSecurityPolicy);
};

/**
 * The Node server adds a content type to every body; a 401 of the platform has none, so it is
 * removed again at the last moment.
 */
export const keepUntyped: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  await next();
  const outgoing = c.env?.outgoing;
  if (!outgoing || c.res.body === null || c.res.headers.has('content-type')) return;
  const writeHead = outgoing.writeHead.bind(outgoing);
  outgoing.writeHead = (status, { 'content-type': _added, ...headers }) =>
    writeHead(status, headers);
};
