import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { platformApi } from './platform-api.ts';
import type { Site } from './security-headers.ts';

/**
 * The portal's config.js: the file named by PORTAL_CONFIG, if any. With API_BASE_URL, calls go to
 * this server, or with API_DIRECT to the API, whatever the file says.
 */
export function configScript(environment: NodeJS.ProcessEnv = process.env): string {
  const file = environment['PORTAL_CONFIG'];
  const api = platformApi(environment);
  const base = file ? readFileSync(file, 'utf8') : 'window.PORTAL_CONFIG = {};';
  // An empty address is the page's origin + /api/v1.
  const address = api
    ? `\nwindow.PORTAL_CONFIG = { ...window.PORTAL_CONFIG, apiBaseUrl: ${JSON.stringify(api.isDirect ? api.baseUrl : '')} };`
    : '';
  return `${base}${address}\n`;
}

/** Part of the address of config.js in the page: other settings, another address. */
export const versionOf = (script: string) =>
  createHash('sha256').update(script).digest('hex').slice(0, 16);

type Settings = { enableHostedSystem?: unknown; apiBaseUrl?: unknown; brand?: unknown };

/** Runs config.js, as the page does. */
export function settingsOf(script: string): Settings {
  const window: { PORTAL_CONFIG?: Settings } = {};
  runInNewContext(script, { window });
  return window.PORTAL_CONFIG ?? {};
}

/** The settings that the site's headers depend on. */
export const siteOf = ({ enableHostedSystem, apiBaseUrl }: Settings): Site => ({
  isHosted: String(enableHostedSystem) === 'true',
  apiOrigin: /^https?:/.test(String(apiBaseUrl)) ? new URL(String(apiBaseUrl)).origin : undefined,
});
