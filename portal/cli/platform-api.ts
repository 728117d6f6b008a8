import type { Api, Caller } from '../src/configuration/api.ts';
import { atMost } from '../src/platform/client/at-most.ts';
import { errorFromAnswer, PlatformError } from '../src/platform/client/errors.ts';
import { type Clock, realClock } from '../src/platform/client/pace.ts';
import { retryAfterOf } from '../src/platform/client/retry-after.ts';
import { answerProblem, brokenProblem, passwordProblem } from './problems.ts';

/** Calls under way at a time. */
const atOnce = 6;
/** In ms, where the platform asks to wait and does not say how long. */
const defaultWait = 10_000;
/** Longer than this a call does not wait for a platform that has had too many. In ms. */
const patience = 60_000;

export type Connection = {
  /** Ends in `/v1`, without a slash. */
  baseUrl: string;
  token: string;
  /** How long one call may take, in seconds. */
  timeout: number;
  clock?: Clock;
};

/** The platform API over HTTP. Waits a minute where the platform says that it has had too many calls. */
export function platformApi({ baseUrl, token, timeout, clock = realClock }: Connection): Api {
  const inTurn = atMost(atOnce);
  /** Time by the clock when calls go on: all of them wait for one refusal. */
  let heldUntil = 0;

  async function request(method: string, url: string, body: unknown) {
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout * 1000),
      });
      return { answer, text: await answer.text() };
    } catch (cause) {
      throw new PlatformError('Unreachable', brokenProblem(cause, url, timeout), 0, { cause });
    }
  }

  async function send(method: string, path: string, body: unknown): Promise<unknown> {
    const url = `${baseUrl}/${path}`;
    const giveUp = clock.now() + patience;
    for (;;) {
      if (heldUntil > clock.now()) await clock.wait(heldUntil - clock.now());
      const { answer, text } = await request(method, url, body);
      if (answer.status !== 429) return parsed(answer.status, text, `${method} ${url}`);
      const until = clock.now() + (retryAfterOf(answer) ?? defaultWait);
      if (until > giveUp) {
        // Status 0 ends an apply; 429 would be tried again.
        const said = `Too many requests: ${method} ${url} answered 429 for ${patience / 1000} seconds or asks for a longer wait. Try again in some minutes.`;
        throw new PlatformError('Unreachable', said, 0);
      }
      heldUntil = Math.max(heldUntil, until);
    }
  }

  return { call: (method, path, body) => inTurn(() => send(method, path, body)) };
}

function parsed(status: number, text: string, call: string): unknown {
  const problem = answerProblem(status, text, call);
  if (status === 502 || status === 504) throw new PlatformError('Unreachable', problem ?? '', 0);
  if (status >= 400) {
    const { kind } = errorFromAnswer(status, text);
    throw new PlatformError(kind, problem ?? '', status);
  }
  if (problem !== undefined) throw new PlatformError('Unexpected', problem, status);
  return text === '' ? null : JSON.parse(text);
}

/** @returns a token. A failed log-in is a `PlatformError`. */
export async function logIn(
  connection: Omit<Connection, 'token'>,
  username: string,
  password: string,
): Promise<string> {
  const api = platformApi({ ...connection, token: '' });
  try {
    const answer = await api.call('POST', 'login', { username, password });
    const token = (answer as { token?: unknown } | null)?.token;
    if (typeof token === 'string') return token;
  } catch (error) {
    const said = error instanceof PlatformError ? passwordProblem(error, connection.baseUrl) : null;
    throw said === null ? error : new PlatformError('Forbidden', said, 403);
  }
  throw new PlatformError('Unexpected', `${connection.baseUrl}/login answered no token.`);
}

type Payload = { scope?: unknown; is_view_only?: unknown };

/** What a token of a log-in says of whose it is; nothing of an API key. */
function payloadOf(token: string): Payload {
  const [, payload = ''] = token.split('.');
  try {
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}

/** A log-in that may read and write nothing. */
export const isViewOnly = (token: string) => payloadOf(token).is_view_only === true;

/** Tokens of a log-in say whose they are; API keys are known by what they may read. */
export async function callerOf(api: Api, token: string, providerSid: string): Promise<Caller> {
  const { scope } = payloadOf(token);
  if (scope === 'admin' || scope === 'service_provider' || scope === 'account') return scope;
  const mayRead = async (path: string) => {
    try {
      await api.call('GET', path);
      return true;
    } catch (error) {
      if (error instanceof PlatformError && error.kind === 'Forbidden') return false;
      throw error;
    }
  };
  if (await mayRead('SystemInformation')) return 'admin';
  return (await mayRead(`ServiceProviders/${providerSid}/Limits`)) ? 'service_provider' : 'account';
}
