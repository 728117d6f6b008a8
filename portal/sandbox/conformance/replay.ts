import { readFileSync } from 'node:fs';
import { type OpenSandbox, openSandbox } from '../open.ts';
import { CLINIC, CONTOSO, GLOBEX, INITECH, RETAIL } from '../seed/known-sids.ts';
import { differences } from './compare.ts';
import { OTHER_VALUES, SKIPPED } from './known-differences.ts';
import { PREPARATIONS } from './preparations.ts';
import { isNewcomer, type Setup, setupOf } from './worlds.ts';

/** One recorded exchange with the real platform. */
export type Exchange = {
  id: string;
  method: string;
  path: string;
  scope: string;
  requestHeaders?: Record<string, string | null>;
  requestBody?: unknown;
  status: number | null;
  responseHeaders?: Record<string, string | null>;
  responseBody?: unknown;
};

/** A sandbox during a replay: maps recorded ids to those of the sandbox. */
export type World = {
  sandbox: OpenSandbox;
  /** Token of the latest person to register or sign in by email. */
  newcomer?: string;
  alias(recorded: string, own: string): void;
  /** The sandbox's id for a recorded one. */
  own(recorded: string): string;
  /** Gets a fresh token, which later requests of that person use too. */
  signIn(name: string, password?: string): Promise<string>;
  request(method: string, path: string, options?: RequestOptions): Promise<Response>;
};

export type RequestOptions = {
  as?: string;
  token?: string;
  body?: unknown;
  /** Sent instead of a body. */
  form?: FormData;
  headers?: Record<string, string>;
  /** Replaces the recorded path. */
  path?: string;
  /** Number of times to send the request; the last response counts. */
  times?: number;
};

export type ReplayResult = {
  id: string;
  /** Recorded status. */
  status: number | null;
  differences: string[];
};

const foreignToAcme = [GLOBEX, INITECH];
const ofContoso = [CONTOSO, RETAIL, CLINIC];

/** Sender of the recorded request. The samples name only the scope; the path tells the rest. */
function personOf({ id, scope, path, status }: Exchange): string | undefined {
  if (scope === 'none') return undefined;
  if (scope === 'admin') return 'admin';
  const isRefused = (status ?? 0) >= 400;
  if (scope === 'service_provider') {
    if (/sp2$/.test(id)) return 'sp-contoso';
    const isContoso = ofContoso.some((sid) => path.includes(sid));
    return isContoso && !isRefused ? 'sp-contoso' : 'sp-northwind';
  }
  if (/account2$/.test(id)) return 'globex-user';
  if (/view-only/.test(id)) return 'acme-viewer';
  const isGlobex = foreignToAcme.some((sid) => path.includes(sid));
  return isGlobex && !isRefused ? 'globex-user' : 'acme-user';
}

/** Time of the recording. */
const recordedAt = '2026-11-20T11:35:00.000Z';

async function createWorld(setup: Setup): Promise<World> {
  const now = () => new Date(recordedAt);
  const sandbox = await openSandbox({ file: ':memory:', now, ...setup });
  const aliases = new Map<string, string>();
  const tokens = new Map<string, string>();
  const passwords = new Map(sandbox.people.map(({ name, password }) => [name, password]));

  const translate = (source: string) =>
    [...aliases].reduce((text, [recorded, own]) => text.replaceAll(recorded, own), source);

  async function signIn(name: string, password = passwords.get(name)): Promise<string> {
    const response = await sandbox.app.request('/api/v1/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: name, password }),
    });
    const { token } = (await response.json()) as { token: string };
    tokens.set(name, token);
    return token;
  }

  return {
    sandbox,
    alias: (recorded, own) => aliases.set(recorded, own),
    own: translate,
    signIn,
    async request(method, path, { as, token, body, form, headers = {} } = {}) {
      const sent: Record<string, string> = { ...headers };
      const signedIn = as === undefined ? undefined : (tokens.get(as) ?? (await signIn(as)));
      const bearer = token ?? signedIn;
      if (bearer !== undefined) sent['authorization'] = `Bearer ${bearer}`;
      if (body !== undefined && !form) sent['content-type'] = 'application/json';
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const target = new URL(`http://sandbox/api/v1${translate(path)}`);
      return sandbox.app.request(target.toString(), {
        method,
        headers: sent,
        body: form ?? (body === undefined ? undefined : translate(text)),
      });
    },
  };
}

/** Stores ids that the platform handed out, for later exchanges that use them. */
function learn(world: World, recorded: unknown, own: unknown): void {
  if (typeof recorded !== 'object' || typeof own !== 'object' || !recorded || !own) return;
  const jwt: unknown = Reflect.get(own, 'jwt');
  if (typeof jwt === 'string') world.newcomer = jwt;
  const names = ['sid', 'user_sid', 'token', ...(jwt === undefined ? [] : ['account_sid'])];
  for (const name of names) {
    const before: unknown = Reflect.get(recorded, name);
    const now: unknown = Reflect.get(own, name);
    if (typeof before === 'string' && typeof now === 'string') world.alias(before, now);
  }
}

/** Describes a file as recorded: by its length and first bytes. */
async function fileOf(response: Response): Promise<unknown> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const hex = Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0'));
  return { binary: true, length: bytes.length, firstBytesHex: hex.join('') };
}

const isFile = (recorded: unknown) =>
  typeof recorded === 'object' && recorded !== null && 'binary' in recorded;

async function bodyOf(response: Response, recorded: unknown): Promise<unknown> {
  if (isFile(recorded) && response.ok) return fileOf(response);
  const text = await response.text();
  if (text === '') return null;
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? (JSON.parse(text) as unknown) : text;
}

/** Recorded headers to send again. */
function headersOf({ requestHeaders = {} }: Exchange): Record<string, string> {
  return Object.fromEntries(
    Object.entries(requestHeaders).filter(
      (entry): entry is [string, string] =>
        entry[1] !== null && !['authorization', 'content-type'].includes(entry[0]),
    ),
  );
}

/** Requests that crashed the platform get a 400 here; later ones aren't checked. */
function lostConnection({ id }: Exchange, { status }: Response): string[] {
  return status === 400 || id.endsWith('-then') ? [] : [`status: none / ${status}`];
}

async function play(world: World, file: string, exchange: Exchange): Promise<ReplayResult> {
  const { id, method, path, requestBody: body, status } = exchange;
  const prepared = await PREPARATIONS[`${file}#${id}`]?.(world);
  const who = isNewcomer(file, exchange) ? { token: world.newcomer } : { as: personOf(exchange) };
  const headers = headersOf(exchange);
  const options: RequestOptions = { ...who, headers, body: body ?? undefined, ...prepared };
  for (let sent = 1; sent < (options.times ?? 1); sent += 1) {
    await world.request(method, path, options);
  }
  const response = await world.request(method, options.path ?? path, options);
  const own = await bodyOf(response, exchange.responseBody);
  learn(world, exchange.responseBody, own);
  const comparesValues = !OTHER_VALUES.has(`${file}#${id}`);
  const found =
    status === null
      ? lostConnection(exchange, response)
      : differences(exchange, response, own, comparesValues);
  return { id, status, differences: found };
}

/** Folder of the exchanges that are part of the project. */
export const SAMPLES = new URL('./samples/', import.meta.url);

/** Replays a file of exchanges in order against fresh sandboxes, one for each server setup. */
export async function replay(file: string, folder: URL = SAMPLES): Promise<ReplayResult[]> {
  const source = readFileSync(new URL(`${file}.json`, folder), 'utf8');
  const worlds = new Map<string, World>();
  const results: ReplayResult[] = [];
  for (const exchange of JSON.parse(source) as Exchange[]) {
    if (SKIPPED[`${file}#${exchange.id}`]) continue;
    const setup = setupOf(file, exchange.id);
    const key = JSON.stringify(setup);
    const world = worlds.get(key) ?? (await createWorld(setup));
    worlds.set(key, world);
    results.push(await play(world, file, exchange));
  }
  for (const world of worlds.values()) world.sandbox.close();
  return results;
}
