import type { MiddlewareHandler } from 'hono';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const hostnameOf = (origin: string) => {
  try {
    return new URL(origin).hostname;
  } catch {
    // 'null': a sandboxed frame or a file.
    return '';
  }
};

/** Whether a page of an origin may control the sandbox; requests without one, as from curl, may. */
export const isOwnOrigin = (origin: string | undefined, own: string) =>
  origin === undefined || origin === own || loopback.has(hostnameOf(origin));

/**
 * Lets only pages of this machine or this origin control the sandbox: a website in another tab
 * could break it, read its mails, or pay.
 */
export const ownPagesOnly: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin');
  const isOwn = isOwnOrigin(origin, new URL(c.req.url).origin);
  if (!isOwn || c.req.header('sec-fetch-site') === 'cross-site') {
    return c.json({ msg: 'the sandbox is steered from its own pages only' }, 403);
  }
  return next();
};
