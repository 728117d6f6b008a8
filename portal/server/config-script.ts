import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { sipEntrances } from '../src/config/phone-settings.ts';
import { platformApi } from './platform-api.ts';
import type { Site } from './security-headers.ts';

/**
 * The portal's config.js: the file named by PORTAL_CONFIG, if any. With API_BASE_URL, requests go
 * to this server, or with API_DIRECT to the API, whatever the file says.
 */
export function configScript(environment: NodeJS.ProcessEnv = process.env): string {
  const file = environment['PORTAL_CONFIG'];
  const api = platformApi(environment);
  const base = file ? readFileSync(file, 'utf8') : 'window.PORTAL_CONFIG = {};';
  // An empty URL means the page's origin + /api/v1.
  const address = api
    ? `\nwindow.PORTAL_CONFIG = { ...window.PORTAL_CONFIG, apiBaseUrl: ${JSON.stringify(api.isDirect ? api.baseUrl : '')} };`
    : // The sandbox takes calls on this server.
      `\nwindow.PORTAL_CONFIG = { sipWebSocketUrl: '/sip', ...window.PORTAL_CONFIG };`;
  return `${base}${address}\n`;
}

/** Part of config.js's URL in the page: different settings, different URL. */
export const versionOf = (script: string) =>
  createHash('sha256').update(script).digest('hex').slice(0, 16);

type Settings = {
  enableHostedSystem?: unknown;
  apiBaseUrl?: unknown;
  sipWebSocketUrl?: unknown;
  brand?: unknown;
};

/** Runs config.js as the page does. */
export function settingsOf(script: string): Settings {
  const window: { PORTAL_CONFIG?: Settings } = {};
  runInNewContext(script, { window });
  return window.PORTAL_CONFIG ?? {};
}

/** Settings that the site's headers depend on. */
export function siteOf({ enableHostedSystem, apiBaseUrl, sipWebSocketUrl }: Settings): Site {
  // A path needs no origin: it is on the page's.
  const urls = (sipEntrances(sipWebSocketUrl ?? '', '') ?? []).map(({ url }) => url);
  return {
    isHosted: String(enableHostedSystem) === 'true',
    apiOrigin: /^https?:/.test(String(apiBaseUrl)) ? new URL(String(apiBaseUrl)).origin : undefined,
    hasPhone: urls.length > 0,
    sipOrigins: [
      ...new Set(urls.filter((url) => !url.startsWith('/')).map((url) => new URL(url).origin)),
    ],
  };
}
