import type { Api, Caller } from '../src/configuration/api.ts';
import { errorFromAnswer, messages, PlatformError } from '../src/platform/client/errors.ts';

/** Calls under way at a time. */
const atOnce = 6;
/** In seconds, where the platform asks to wait and does not say how long. */
const defaultWait = 10;

/** A place for a call: others wait until one of those before has ended. */
function places() {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return {
    take: () =>
      new Promise<void>((resolve) => {
        if (free > 0) {
          free -= 1;
          resolve();
        } else waiting.push(resolve);
      }),
    give(): void {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * The platform API over HTTP. Waits where the platform says that it has had too many calls.
 * @param baseUrl ends in `/v1`, without a slash
 */
export function platformApi(baseUrl: string, token: string): Api {
  const { take, give } = places();

  async function send(method: string, path: string, body: unknown): Promise<unknown> {
    let answer: Response;
    try {
      answer = await fetch(`${baseUrl}/${path}`, {
        method,
        headers: {
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch (cause) {
      throw new PlatformError('Unreachable', messages.unreachable, 0, { cause });
    }
    if (answer.status === 429) {
      await wait(Number(answer.headers.get('Retry-After')) || defaultWait);
      return send(method, path, body);
    }
    const text = await answer.text();
    if (answer.status === 502 || answer.status === 504) {
      throw new PlatformError('Unreachable', messages.unreachable, 0);
    }
    if (answer.status >= 400) throw errorFromAnswer(answer.status, text);
    return text === '' ? null : JSON.parse(text);
  }

  return {
    call: async (method, path, body) => {
      await take();
      try {
        return await send(method, path, body);
      } finally {
        give();
      }
    },
  };
}

/** @returns a token. A failed log-in is a `PlatformError`. */
export async function logIn(baseUrl: string, username: string, password: string): Promise<string> {
  const answer = await platformApi(baseUrl, '').call('POST', 'login', { username, password });
  const token = (answer as { token?: unknown } | null)?.token;
  if (typeof token !== 'string') throw new PlatformError('Unauthorized', 'The log-in was refused.');
  return token;
}

/** Tokens of a log-in say whose they are; API keys are known by what they may read. */
export async function callerOf(api: Api, token: string, providerSid: string): Promise<Caller> {
  const [, payload] = token.split('.');
  if (payload !== undefined) {
    const { scope } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      scope?: string;
    };
    if (scope === 'admin' || scope === 'service_provider' || scope === 'account') return scope;
  }
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
