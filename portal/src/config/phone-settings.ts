import { isRecord } from '../browser/record.ts';

/** A SIP over WebSocket server. */
export type SipEntrance = {
  /** Empty for a server that takes all. */
  region: string;
  /** ws:// or wss:// */
  url: string;
};

/** As WebRTC takes it. */
export type IceServer = { urls: string | string[]; username?: string; credential?: string };

const isUrl = (value: unknown): value is string =>
  typeof value === 'string' && /^(wss?:\/\/[^/]|\/)/i.test(value);

/** A path is relative to the page's origin. */
const absolute = (url: string, origin: string) =>
  url.startsWith('/') ? origin.replace(/^http/, 'ws') + url : url;

/** @returns undefined for an invalid setting */
export function sipEntrances(setting: unknown, origin: string): SipEntrance[] | undefined {
  if (setting === '') return [];
  const given = Array.isArray(setting) ? setting : [{ region: '', url: setting }];
  const entrances: SipEntrance[] = [];
  for (const one of given) {
    if (!isRecord(one) || !isUrl(one['url']) || typeof one['region'] !== 'string') return undefined;
    entrances.push({ region: one['region'], url: absolute(one['url'], origin) });
  }
  return entrances;
}

const isIceUrl = (value: unknown) => typeof value === 'string' && /^(stun|turn)s?:/.test(value);
const isOptionalText = (value: unknown) => value === undefined || typeof value === 'string';

export const isIceServer = (value: unknown): value is IceServer =>
  isRecord(value) &&
  (isIceUrl(value['urls']) || (Array.isArray(value['urls']) && value['urls'].every(isIceUrl))) &&
  isOptionalText(value['username']) &&
  isOptionalText(value['credential']);
