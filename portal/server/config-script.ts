import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

/**
 * What the portal gets as config.js: the file named by PORTAL_CONFIG, if any, and over it the API
 * address of API_BASE_URL. Both empty: the defaults.
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

/** Whether config.js switches the hosted system on, as the page reads it. */
export function isHosted(script: string): boolean {
  const window: { PORTAL_CONFIG?: { enableHostedSystem?: unknown } } = {};
  runInNewContext(script, { window });
  return String(window.PORTAL_CONFIG?.enableHostedSystem) === 'true';
}
