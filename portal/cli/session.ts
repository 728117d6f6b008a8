import { parseUrl } from '@trunkline/ui/tokens/text';
import type { Api, Caller } from '../src/configuration/api.ts';
import type { Secrets } from '../src/configuration/differences.ts';
import { type Given, Refusal, type Terminal } from './command.ts';
import { timeoutOf } from './options.ts';
import { callerOf, isViewOnly, logIn, platformApi } from './platform-api.ts';
import { findProvider } from './target.ts';

export type Session = {
  api: Api & Pick<ReturnType<typeof platformApi>, 'bytes'>;
  caller: Caller;
  mayWrite: boolean;
  provider: { sid: string; name: string };
};

type Env = Terminal['env'];

/** Reads a URL from a variable. The error message omits the value, because it may contain a password. */
export function urlOf(env: Env, name: string, schemes = /^https?:$/): string {
  const text = (env[name] ?? '').trim().replace(/\/+$/, '');
  if (schemes.test(parseUrl(text)?.protocol ?? '')) return text;
  throw new Refusal(`${name} is not a valid URL.`);
}

/**
 * Reads a URL that is printed, which therefore contains no secret.
 * @param instead what to do with credentials
 */
function printableUrlOf(env: Env, name: string, instead = ''): string {
  const address = urlOf(env, name);
  const { username, password } = new URL(address);
  if (username || password) throw new Refusal(`${name} contains a username or password.${instead}`);
  if (/[?#]/.test(address)) throw new Refusal(`${name} must have no query and no fragment.`);
  return address;
}

/** Base URL of the platform API, without a trailing slash. */
export function baseUrlOf(env: Env): string {
  if (!env['API_BASE_URL']) {
    throw new Refusal('Set API_BASE_URL, such as https://api.example.com/v1.');
  }
  return printableUrlOf(env, 'API_BASE_URL', ' Set API_USERNAME and API_PASSWORD instead.');
}

/** Base URL of the console, for links; null if not set. */
export const consoleUrlOf = (env: Env): string | null =>
  env['CONSOLE_URL'] ? printableUrlOf(env, 'CONSOLE_URL') : null;

const secretPrefix = 'TRUNKLINE_SECRET_';

/** Values for the secrets of a file, by name. */
export const secretsOf = (env: Env): Secrets =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith(secretPrefix) && value ? [[name.slice(secretPrefix.length), value]] : [],
    ),
  );

/** Environment variables for secrets of these names. */
export const variablesOf = (names: readonly string[]) =>
  names.map((name) => `${secretPrefix}${name}`).join(', ');

/**
 * Logs in with the credentials in the environment.
 * @param providerName default: --provider, or the only provider
 */
export async function sessionOf(
  given: Given,
  { env }: Pick<Terminal, 'env'>,
  providerName = given.option('provider') ?? '',
): Promise<Session> {
  const timeout = timeoutOf(given);
  const baseUrl = baseUrlOf(env);
  const { API_TOKEN, API_USERNAME, API_PASSWORD } = env;
  if (!(API_TOKEN || (API_USERNAME && API_PASSWORD))) {
    throw new Refusal('Set API_TOKEN, or API_USERNAME and API_PASSWORD.');
  }
  const connection = { baseUrl, timeout };
  const token = API_TOKEN || (await logIn(connection, API_USERNAME ?? '', API_PASSWORD ?? ''));
  const api = platformApi({ ...connection, token, secrets: Object.values(secretsOf(env)) });
  const provider = await findProvider(api, providerName);
  const caller = await callerOf(api, token, provider.sid);
  return { api, caller, mayWrite: !isViewOnly(token), provider };
}
