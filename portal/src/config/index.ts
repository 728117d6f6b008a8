import { type PortalConfig, parseConfig } from './config.ts';

export { ConfigError, type ErrorReport, type PortalConfig, parseConfig } from './config.ts';

declare global {
  interface Window {
    PORTAL_CONFIG?: unknown;
  }
}

let current: { raw: unknown; parsed: PortalConfig } | undefined;

/** Settings of this deployment, parsed once. Throws `ConfigError` if any is invalid. */
export function config(): PortalConfig {
  const raw = window.PORTAL_CONFIG;
  if (!current || current.raw !== raw) {
    current = { raw, parsed: parseConfig(raw, window.location.origin) };
  }
  return current.parsed;
}
