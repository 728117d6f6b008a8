import { type PortalConfig, parseConfig } from './config.ts';

export { ConfigError, type ErrorReport, type PortalConfig, parseConfig } from './config.ts';

declare global {
  interface Window {
    PORTAL_CONFIG?: unknown;
  }
}

let current: PortalConfig | undefined;

/** The settings of this deployment, parsed once. Throws `ConfigError` when one is bad. */
export function config(): PortalConfig {
  current ??= parseConfig(window.PORTAL_CONFIG, window.location.origin);
  return current;
}
