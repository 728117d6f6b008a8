import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { Site } from './security-headers.ts';

/**
 * The portal's config.js: the file named by PORTAL_CONFIG, if any, with the API address of
 * API_BASE_URL over it. Both empty: the defaults.
 */
export function configScript(environment: NodeJS.ProcessEnv = process.env): string {
  const file = environment['PORTAL_CONFIG'];
  const apiBaseUrl = environment['API_BASE_URL'];
  const base = file ? readFileSync(file, 'utf8') : 'window.PORTAL_CONFIG = {};';
  const address = apiBaseUrl
    ? `\nwindow.PORTAL_CONFIG = { ...window.PORTAL_CONFIG, apiBaseUrl: ${JSON.stringify(apiBaseUrl)} };`
    : '';
  return `${base}${address}\n`;
}

type Settings = { enableHostedSystem?: unknown; apiBaseUrl?: unknown };

/** The settings of config.js that the site's headers depend on. */
export function siteOf(script: string): Site {
  const window: { PORTAL_CONFIG?: Settings } = {};
  runInNewContext(script, { window });
  const { enableHostedSystem, apiBaseUrl } = window.PORTAL_CONFIG ?? {};
  return {
    isHosted: String(enableHostedSystem) === 'true',
    apiOrigin: /^https?:/.test(String(apiBaseUrl)) ? new URL(String(apiBaseUrl)).origin : undefined,
  };
}
