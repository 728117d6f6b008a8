import { type OpenSandbox, openSandbox } from '../open.ts';

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed body; undefined without a body or if it isn't JSON. */
  json: unknown;
};

export type RequestExtras = {
  headers?: Record<string, string>;
  /** Sent verbatim instead of as JSON. */
  raw?: string;
};

export type Client = {
  get(path: string, extras?: RequestExtras): Promise<Answer>;
  post(path: string, body?: unknown, extras?: RequestExtras): Promise<Answer>;
  put(path: string, body?: unknown, extras?: RequestExtras): Promise<Answer>;
  delete(path: string, extras?: RequestExtras): Promise<Answer>;
  send(method: string, path: string, body?: unknown, extras?: RequestExtras): Promise<Answer>;
};

export type TestSandbox = OpenSandbox & {
  /** Signs in and returns a client; a seeded person needs no password. */
  as(name: string, password?: string): Promise<Client>;
  withToken(token: string | undefined): Client;
  /** A clock that stands still until a test moves it. */
  clock: { now: Date };
  /** All stored data and all calls as text, except for what signing in and out changes. */
  snapshot(): string;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Plain text, HTML or nothing: the test reads `text`.
    return undefined;
  }
}

/** A separate sandbox in memory, with a clock that the test can move. */
export async function testSandbox({
  scale = 0.02,
  hosted = false,
}: Pick<Parameters<typeof openSandbox>[0], 'scale' | 'hosted'> = {}): Promise<TestSandbox> {
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const sandbox = await openSandbox({ file: ':memory:', now: () => clock.now, scale, hosted });
  const passwords = new Map(sandbox.people.map(({ name, password }) => [name, password]));

  function withToken(token: string | undefined): Client {
    async function send(
      method: string,
      path: string,
      body?: unknown,
      { headers = {}, raw }: RequestExtras = {},
    ): Promise<Answer> {
      const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await sandbox.app.request(`/api/v1${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(content === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: content,
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: parsed(text) };
    }
    return {
      send,
      get: (path, extras) => send('GET', path, undefined, extras),
      post: (path, body, extras) => send('POST', path, body, extras),
      put: (path, body, extras) => send('PUT', path, body, extras),
      delete: (path, extras) => send('DELETE', path, undefined, extras),
    };
  }

  let snapshot = { at: '', text: '' };

  return {
    ...sandbox,
    clock,
    snapshot() {
      // Taken again only after a write: the walks call this thousands of times.
      const at = `${sandbox.store.changeCount()} ${sandbox.live.version()}`;
      if (at !== snapshot.at) {
        const stored = sandbox.store.dumpText(['sessions', 'login_failures']);
        const live = JSON.stringify(sandbox.live.dump());
        snapshot = { at, text: `${stored.slice(0, -1)},"live":${live}}` };
      }
      return snapshot.text;
    },
    withToken,
    async as(username, password = passwords.get(username)) {
      const answer = await withToken(undefined).post('/login', { username, password });
      if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.text}`);
      return withToken((answer.json as { token: string }).token);
    },
  };
}

/** The claims of a token. */
export function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}
