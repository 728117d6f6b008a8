import type { Brand } from '@trunkline/ui/tokens/brand';
import { isRecord } from '../browser/record.ts';
import { brandDefaults } from './brand-defaults.ts';
import { type IceServer, isIceServer, type SipEntrance, sipEntrances } from './phone-settings.ts';

// Checked by hand: the log-in page is not to wait for a library.

/** Passed to `onError` when a screen fails. */
export type ErrorReport = {
  /** Pattern of the address, such as /internal/accounts/:account_sid/edit: no SIDs, no query. */
  route: string;
  error: unknown;
  /** The React components above the failure, one a line. */
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
  /** Nothing that a person changes is remembered in the browser. */
  'disableChangeHistory',
  /** Only admins choose the default application of a carrier. */
  'disableDefaultTrunkRouting',
] as const;

const texts = [
  'cloudRegion',
  /** Provider that people who register themselves join. */
  'defaultServiceProviderSid',
  'githubClientId',
  'googleClientId',
  'cardProviderPublicKey',
  /** Addresses of the texts that people accept who register. */
  'termsUrl',
  'privacyUrl',
] as const;

/** Everything a deployment may set; what it leaves out has its default. */
export type PortalConfig = Record<(typeof flags)[number], boolean> &
  Record<(typeof texts)[number], string> & {
    /** How often unseen alerts are counted, in seconds; 0: never. Default 120. */
    alertPollSeconds: number;
    /** Base of every call, ending in /v1. Default: page origin + /api/v1. */
    apiBaseUrl: string;
    /** Where browsers reach SIP over WebSocket; none: nobody calls from the console. */
    sipWebSocketUrl: readonly SipEntrance[];
    /** STUN and TURN for calls from the browser. Default none: no other host is asked. */
    iceServers: readonly IceServer[];
    brand?: Brand | undefined;
    /** Called for every screen that fails, for a deployment's own monitoring. */
    onError?: ((report: ErrorReport) => void) | undefined;
  };

/** Thrown with one line per bad setting; shown on the page instead of a white screen. */
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
 * The members of a brand are checked by `config/brand.ts`, which only a console with one loads.
 * @param origin The page's origin, such as https://console.example.com
 */
export function parseConfig(raw: unknown, origin: string): PortalConfig {
  const problems: string[] = [];
  const check: Check = (isGood, name, problem) => {
    if (!isGood) problems.push(`${name} ${problem}`);
  };
  check(isRecord(raw ?? {}), 'PORTAL_CONFIG', 'must be an object');
  const given = isRecord(raw) ? raw : {};

  /** True, false, or one of these as text; missing and empty count as off. */
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
