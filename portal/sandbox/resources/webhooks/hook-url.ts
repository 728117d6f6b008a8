import { badRequest } from '../../http/errors.ts';

const PROTOCOLS = new Set(['http:', 'https:', 'ws:', 'wss:']);
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const HOSTNAME = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*\\.?|\\[[0-9a-f:.]+\\])$`, 'i');

/** Refuses a hook's url with the platform's sentences; `field` names the hook in them. */
export function checkHookUrl(field: string, url: unknown): void {
  if (typeof url !== 'string' || !URL.canParse(url)) throw badRequest(`${field} URL is invalid`);
  if (url.trim() !== url) throw badRequest(`${field} URL contains leading/trailing whitespace`);
  const { protocol, hostname } = new URL(url);
  if (!PROTOCOLS.has(protocol)) {
    throw badRequest(`${field} URL has missing or invalid protocol ${protocol}`);
  }
  if (!HOSTNAME.test(hostname)) throw badRequest(`${field} URL has invalid hostname ${hostname}`);
}
