import type { Api, Caller } from '../src/configuration/api.ts';
import { Refusal, type Terminal } from './command.ts';
import { callerOf, isViewOnly, logIn, platformApi } from './platform-api.ts';
import { findProvider } from './target.ts';

export type Session = {
  api: Api & Pick<ReturnType<typeof platformApi>, 'bytes'>;
  caller: Caller;
  mayWrite: boolean;
  provider: { sid: string; name: string };
};

function addressOf({ env }: Terminal): string {
  const address = env['API_BASE_URL']?.trim().replace(/\/+$/, '');
  if (!address) throw new Refusal('Set API_BASE_URL, such as https://api.example.com/v1.');
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Refusal('API_BASE_URL is no address, such as https://api.example.com/v1.');
  }
  if (url.username || url.password) {
    throw new Refusal(
      'API_BASE_URL holds a username or a password. Set API_USERNAME and API_PASSWORD.',
    );
  }
  return address;
}

/**
 * Logs in with what the environment says.
 * @param providerName '' for the only one
 * @param timeout in seconds
 */
export async function sessionOf(
  terminal: Terminal,
  providerName: string,
  timeout: number,
): Promise<Session> {
  const { env } = terminal;
  const baseUrl = addressOf(terminal);
  const { API_TOKEN, API_USERNAME, API_PASSWORD } = env;
  if (!(API_TOKEN || (API_USERNAME && API_PASSWORD))) {
    throw new Refusal('Set API_TOKEN, or API_USERNAME and API_PASSWORD.');
  }
  const connection = { baseUrl, timeout };
  const token = API_TOKEN || (await logIn(connection, API_USERNAME ?? '', API_PASSWORD ?? ''));
  const api = platformApi({ ...connection, token });
  const provider = await findProvider(api, providerName);
  const caller = await callerOf(api, token, provider.sid);
  return { api, caller, mayWrite: !isViewOnly(token), provider };
}
