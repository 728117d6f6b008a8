import type { Api, Caller } from '../src/configuration/api.ts';
import type { Received } from '../src/platform/client/cache/early.ts';
import { errorFromAnswer, PlatformError } from '../src/platform/client/calls/errors.ts';
import { isAnswered, type Method, request } from '../src/platform/client/calls/request.ts';
import type { Clock } from '../src/platform/client/pace/pace.ts';
import { createReads, patience } from '../src/platform/client/pace/reads.ts';
import { secretTextsIn } from '../src/session/hidden-secrets.ts';
import { answerProblem, brokenProblem, passwordProblem } from './problems.ts';

/** In ms, for a 429 without a Retry-After. */
const defaultWait = 10_000;

export type Connection = {
  /** Ends with `/v1`, without a slash. */
  baseUrl: string;
  token: string;
  /** Timeout of one request, in seconds. */
  timeout: number;
  /** Never printed, even if the platform quotes them. */
  secrets?: readonly string[];
  clock?: Clock;
};

/** The platform API over HTTP. Waits up to a minute if the platform reports too many requests. */
export function platformApi({
  baseUrl,
  token,
  timeout,
  secrets = [],
  clock,
}: Connection): Api & { bytes: (path: string) => Promise<Uint8Array<ArrayBuffer> | null> } {
  // Queues and retries writes too: a request rejected with 429 had no effect.
  const { read: inTurn } = createReads(clock);

  async function ask(method: Method, url: string, body: unknown): Promise<Received> {
    try {
      const answer = await request(url, method, token, { body, timeout: timeout * 1000 });
      return answer.status === 429
        ? { ...answer, retryAfter: answer.retryAfter ?? defaultWait }
        : answer;
    } catch (cause) {
      throw new PlatformError('Unreachable', brokenProblem(cause, url, timeout), 0, { cause });
    }
  }

  async function call(method: Method, path: string, body?: unknown): Promise<unknown> {
    const url = `${baseUrl}/${path}`;
    const { status, text } = await inTurn(() => ask(method, url, body));
    const known = [token, ...secrets, ...secretTextsIn(body)];
    if (status !== 429) return parsed(status, text, `${method} ${url}`, known);
    // Status 0 aborts an apply, whereas 429 would be retried.
    const said = `Too many requests: ${method} ${url} answered 429 for ${patience / 1000} seconds or asks for a longer wait. Try again in some minutes.`;
    throw new PlatformError('Unreachable', said, 0);
  }
  /** Loads a file; null if it doesn't exist. */
  async function bytes(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const url = `${baseUrl}/${path}`;
    const answer = await fetch(url, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeout * 1000),
    }).catch((cause: unknown) => {
      throw new PlatformError('Unreachable', brokenProblem(cause, url, timeout), 0, { cause });
    });
    if (answer.status === 404) return null;
    if (!answer.ok) {
      const problem = answerProblem(answer.status, await answer.text(), `GET ${url}`, [token]);
      throw new PlatformError('Unexpected', problem ?? '', answer.status);
    }
    return new Uint8Array(await answer.arrayBuffer());
  }
  return { call, bytes };
}

function parsed(status: number, text: string, call: string, secrets: readonly string[]): unknown {
  const problem = answerProblem(status, text, call, secrets);
  if (!isAnswered(status)) throw new PlatformError('Unreachable', problem ?? '', 0);
  if (status >= 400) {
    const { kind } = errorFromAnswer(status, text);
    throw new PlatformError(kind, problem ?? '', status);
  }
  if (problem !== undefined) throw new PlatformError('Unexpected', problem, status);
  return text === '' ? null : JSON.parse(text);
}

/** @returns a token. Throws a `PlatformError` if the log-in fails. */
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

/** Claims of a log-in token; empty for an API key. */
function payloadOf(token: string): Payload {
  const [, payload = ''] = token.split('.');
  try {
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}

/** Whether the log-in is read-only. */
export const isViewOnly = (token: string) => payloadOf(token).is_view_only === true;

/**
 * Finds out the scope of a token. A log-in token contains it; for an API key, it depends on what
 * the key may read.
 */
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
