import type { Brand } from '@trunkline/ui/tokens/brand';
import { isRecord } from '../browser/record.ts';
import { brandDefaults } from './brand-defaults.ts';
import { type IceServer, isIceServer, type SipEntrance, sipEntrances } from './phone-settings.ts';

// Checked by hand: the log-in page must not wait for a library.

/** Passed to `onError` when a screen fails. */
export type ErrorReport = {
  /** Pattern of the address, such as /internal/accounts/:account_sid/edit: no SIDs, no query. */
  route: string;
  error: unknown;
  /** React component stack of the failure, one component per line. */
  componentStack?: string | undefined;
};

const flags = [
  /** Self-registration, subscriptions and self-service deletion. */
  'enableHostedSystem',
  'enableForgotPassword',
  'disableCustomSpeech',
  'disableAdditionalSpeechVendors',
  'disableOutboundCallRouting',
  'disableTracing',
  'disableCallRecording',
  /** Keeps no user's changes in the browser. */
  'disableChangeHistory',
  /** Only admins choose the default application of a carrier. */
  'disableDefaultTrunkRouting',
] as const;

const texts = [
  'cloudRegion',
  /** Provider that self-registered users join. */
  'defaultServiceProviderSid',
  'githubClientId',
  'googleClientId',
  'cardProviderPublicKey',
  /** URLs of the terms that users accept when they register. */
  'termsUrl',
  'privacyUrl',
] as const;

/** Every setting of a deployment, with defaults for missing ones. */
export type PortalConfig = Record<(typeof flags)[number], boolean> &
  Record<(typeof texts)[number], string> & {
    /** How often unseen alerts are counted, in seconds; 0: never. Default 120. */
    alertPollSeconds: number;
    /** Base URL of the platform API, ending in /v1. Default: page origin + /api/v1. */
    apiBaseUrl: string;
    /** SIP over WebSocket servers for browsers; none: no calls from the console. */
    sipWebSocketUrl: readonly SipEntrance[];
    /** STUN and TURN servers for calls from the browser. Default none: no other host is contacted. */
    iceServers: readonly IceServer[];
    brand?: Brand | undefined;
    /** Called for every failed screen, for the deployment's own monitoring. */
    onError?: ((report: ErrorReport) => void) | undefined;
  };

/** Carries one line per invalid setting; the page shows them instead of staying white. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`config.js: ${problems.join('; ')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Check = (isGood: boolean, name: string, problem: string) => void;

const isText = (value: unknown): value is string => typeof value === 'string';
const matches = (value: unknown, pattern: RegExp) => isText(value) && pattern.test(value);
const isOneOf = (value: unknown, known: unknown[]) => value === undefined || known.includes(value);

/**
 * Leaves the brand to `config/brand.ts`, which only a console with one loads.
 * @param origin The page's origin, such as https://console.example.com
 */
export function parseConfig(raw: unknown, origin: string): PortalConfig {
  const problems: string[] = [];
  const check: Check = (isGood, name, problem) => {
    if (!isGood) problems.push(`${name} ${problem}`);
  };
  check(isRecord(raw ?? {}), 'PORTAL_CONFIG', 'must be an object');
  const given = isRecord(raw) ? raw : {};

  /** True or false, also as text; missing and empty count as off. */
  const flag = (name: string) => {
    const value = given[name];
    const isFlag = isOneOf(value, [true, false, 'true', 'false', '']);
    check(isFlag, name, `must be true or false, not ${JSON.stringify(value)}`);
    return [name, value === true || value === 'true'];
  };
  const text = (name: string) => {
    const value = given[name] ?? '';
    check(isText(value), name, 'must be text');
    return [name, value];
  };
  const { apiBaseUrl, onError, brand, alertPollSeconds = '', iceServers = [] } = given;
  const pollSeconds = alertPollSeconds === '' ? 120 : Number(alertPollSeconds);
  check(pollSeconds === 0 || pollSeconds >= 10, 'alertPollSeconds', 'must be 0 or at least 10');
  check(
    !apiBaseUrl || matches(apiBaseUrl, /^(https?:\/\/|\/)/),
    'apiBaseUrl',
    'must be an http(s) URL or a path',
  );
  const isHandler = onError === undefined || typeof onError === 'function';
  check(isHandler, 'onError', 'must be a function');
  check(brand === undefined || isRecord(brand), 'brand', 'must be an object');
  const entrances = sipEntrances(given['sipWebSocketUrl'] ?? '', origin);
  check(
    entrances !== undefined,
    'sipWebSocketUrl',
    'must be a ws(s):// URL, a path, or a list of { region, url }',
  );
  const areServers = Array.isArray(iceServers) && iceServers.every(isIceServer);
  check(areServers, 'iceServers', 'must be a list of { urls, username, credential }');
  const settings = {
    ...Object.fromEntries([...flags.map(flag), ...texts.map(text)]),
    apiBaseUrl: String(apiBaseUrl || `${origin}/api/v1`).replace(/\/+$/, ''),
    alertPollSeconds: pollSeconds,
    sipWebSocketUrl: entrances ?? [],
    iceServers,
    brand: isRecord(brand) ? { ...brandDefaults, ...brand } : undefined,
    onError,
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return settings as PortalConfig;
}
