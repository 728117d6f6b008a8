import { parseUrl } from '@trunkline/ui/tokens/text';
import { badRequest, refusal } from '../../http/errors.ts';
import type { Store } from '../../store/store.ts';
import type { Hook } from './store.ts';

/** A hook in accounts and providers: without its id. */
export function hookView(hook: Hook | undefined) {
  if (!hook) return null;
  const { url, method, username, password } = hook;
  return { url, method, username, password };
}

/** Hook from a request: an object, null or undefined. Anything else is refused. */
export function asHook(
  field: string,
  value: unknown,
  deed: string,
): Record<string, unknown> | null | undefined {
  if (value === undefined || value === null) return value;
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw badRequest(`'${field}' must be an object when ${deed}`);
  }
  return { ...value };
}

/**
 * Stores a hook from a client: changes the row it names if that belongs to the record; adds a row
 * if it names none (`accounts#put-hooks-change`). Refuses a row of another record, which the
 * platform would change.
 */
export function storeHook(
  { webhooks }: Store,
  hook: Record<string, unknown>,
  current: string | null,
): string {
  const { webhook_sid, ...columns } = hook;
  if (current === null || webhook_sid !== current) {
    if (typeof webhook_sid === 'string' && webhooks.get(webhook_sid)) {
      throw refusal(403, 'insufficient privileges');
    }
    return webhooks.add(columns);
  }
  if (Object.keys(columns).length > 0) webhooks.change(current, columns);
  return current;
}

const protocols = new Set(['http:', 'https:', 'ws:', 'wss:']);
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const HOSTNAME = new RegExp(`^(?:${label}(?:\\.${label})*\\.?|\\[[0-9a-f:.]+\\])$`, 'i');

/** Refuses an invalid url of a hook in the platform's words; `field` names the hook in them. */
export function checkHookUrl(field: string, url: unknown): void {
  const parsed = typeof url === 'string' ? parseUrl(url) : null;
  if (typeof url !== 'string' || !parsed) throw badRequest(`${field} URL is invalid`);
  if (url.trim() !== url) throw badRequest(`${field} URL contains leading/trailing whitespace`);
  const { protocol, hostname } = parsed;
  if (!protocols.has(protocol)) {
    throw badRequest(`${field} URL has missing or invalid protocol ${protocol}`);
  }
  if (!HOSTNAME.test(hostname)) throw badRequest(`${field} URL has invalid hostname ${hostname}`);
}
