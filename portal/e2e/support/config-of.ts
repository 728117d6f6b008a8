import { runInNewContext } from 'node:vm';

type Settings = { apiBaseUrl?: string };

/** Base of the platform API of a portal: from its config.js, else its own origin. */
export async function apiBaseOf(portalUrl: string): Promise<string> {
  const window: { PORTAL_CONFIG?: Settings } = {};
  const answer = await fetch(`${portalUrl}/config.js`);
  runInNewContext(await answer.text(), { window }, { timeout: 1000 });
  const base = window.PORTAL_CONFIG?.apiBaseUrl || `${new URL(portalUrl).origin}/api/v1`;
  return new URL(base, portalUrl).href.replace(/\/+$/, '');
}
