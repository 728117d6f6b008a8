import type { GenericSchema, InferOutput } from 'valibot';
import { isRecord } from '../../../browser/record.ts';
import { earlyText, forgetEarly, isJustAsked, takeEarly } from '../cache/early.ts';
import { reads } from '../pace/reads.ts';
import { errorFromAnswer, messages, PlatformError, unexpected } from './errors.ts';
import { type Query, queryString } from './path.ts';
import { record } from './recorded-calls.ts';
import { type Method, type RequestOptions, request, requireAnswer } from './request.ts';

type Connection = {
  /** Base of every call, without slash at the end. */
  baseUrl: string;
  /** The bearer token; null when nobody is signed in. */
  getToken: () => string | null;
  /** The session is over: called on each 401 with the token that was refused. */
  onUnauthorized: (refusedToken: string | null) => void;
  /** The server answers nothing, or a write got no answer. */
  onUnreachable: () => void;
};

let connection: Connection | undefined;

export function connected(): Connection {
  if (!connection) throw new Error('connect() was not called');
  return connection;
}

/** Once, before the first call. */
export function connect(to: Connection): void {
  connection = to;
}

export type CallOptions = RequestOptions & {
  query?: Query;
  /**
   * The token that is sent. Absent: the session's, and then a 401 ends the session, and a server
   * that answers nothing interrupts it. With a token of its own, or with none (null), a call says
   * nothing about the session: its failures are for the caller alone.
   */
  token?: string | null;
  /**
   * A read that nobody waits for alone: it leaves room for the others, and without an answer the
   * session goes on.
   */
  isBackground?: boolean;
  /**
   * A write whose lost answer the caller explains in its own place: nobody is taken to the log-in
   * page for it.
   */
  explainsLostAnswer?: boolean;
};

/** In ms. A server that takes longer to refuse an empty question does not answer. */
const pingPatience = 5000;
let pinging: Promise<boolean> | null = null;

/** Whether the server answers at all: a refusal is an answer. Says nothing about the session. */
export function isServerReachable(): Promise<boolean> {
  const { baseUrl } = connected();
  pinging ??= fetch(`${baseUrl}/PredefinedCarriers`, { signal: AbortSignal.timeout(pingPatience) })
    .then(({ status }) => requireAnswer(status))
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      pinging = null;
    });
  return pinging;
}

/**
 * A call of the session got no answer. Where the server answers others, a read fails in its own
 * place; nobody can tell what became of a write, so there the work is kept and the page left.
 */
export async function unanswered(method: Method, cause: unknown): Promise<PlatformError> {
  if (method === 'GET' && (await isServerReachable())) {
    return new PlatformError('Unreachable', messages.unanswered, 0, { cause });
  }
  connection?.onUnreachable();
  return new PlatformError('Unreachable', messages.unreachable, 0, { cause });
}

let underWay = 0;
let waiting: (() => void)[] = [];

export const isCalling = () => underWay > 0;

/** Runs something once no call is under way. */
export function whenAnswered(action: () => void): void {
  if (isCalling()) waiting.push(action);
  else action();
}

async function send(method: Method, path: string, options: CallOptions): Promise<string> {
  underWay += 1;
  if (method !== 'GET') forgetEarly();
  try {
    return await receive(method, path, options);
  } finally {
    underWay -= 1;
    if (method !== 'GET') forgetEarly();
    if (underWay === 0) {
      const actions = waiting;
      waiting = [];
      for (const action of actions) action();
    }
  }
}

async function receive(method: Method, path: string, options: CallOptions): Promise<string> {
  if (!connection) throw new Error('connect() was not called');
  const isOfSession = options.token === undefined;
  const token = options.token === undefined ? connection.getToken() : options.token;
  let status: number;
  let text: string;
  const place = `/${path}${queryString(options.query)}`;
  const answered = record(method, place, Boolean(token), options.body);
  try {
    const url = connection.baseUrl + place;
    const ask = () => request(url, method, token, options);
    const get = () => takeEarly(url, token) ?? ask();
    const read = options.isBackground ? reads.readInBackground : reads.read;
    ({ status, text } = await (method === 'GET' ? read(get) : ask()));
    answered(status, text);
    requireAnswer(status);
  } catch (cause) {
    answered(0);
    // A failed background read must not log the user out of a form.
    if (isOfSession && !options.isBackground && !options.explainsLostAnswer) {
      throw await unanswered(method, cause);
    }
    throw new PlatformError('Unreachable', messages.unreachable, 0, { cause });
  }
  if (status >= 400) {
    if (status === 401 && isOfSession) connection.onUnauthorized(token);
    throw errorFromAnswer(status, text);
  }
  return text;
}

/** A call whose answer is handed over as it came; an empty one is null. */
export async function callJson(
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<unknown> {
  const text = await send(method, path, options);
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw unexpected(`${method} ${path}: not JSON`);
  }
}

/**
 * The answer to a read that was sent ahead of need, if it is there already. What `parse` can't read
 * is left for the call, which reports it.
 */
export function answeredEarly<Data>(
  path: string,
  parse: (text: string) => Data | undefined,
): Data | undefined {
  if (!connection) return undefined;
  const url = `${connection.baseUrl}/${path}`;
  const token = connection.getToken();
  const text = earlyText(url, token);
  const data = text === undefined ? undefined : parse(text);
  if (text === undefined || data === undefined) return undefined;
  void takeEarly(url, token);
  // Not while a component is drawn: others show the calls.
  queueMicrotask(() => record('GET', `/${path}`, Boolean(token), undefined)(200, text));
  return data;
}

/** Whether a read was sent, or its early answer taken, so lately that its data count as new. */
export const wasJustAsked = (path: string) =>
  connection !== undefined && isJustAsked(`${connection.baseUrl}/${path}`);

const keyOf = (step: unknown) => (isRecord(step) ? step['key'] : step);

/** A call whose answer is parsed by `schema`; an empty one is null. A mismatch is `Unexpected`. */
export async function call<Schema extends GenericSchema>(
  schema: Schema,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<InferOutput<Schema>> {
  // By the method that the schema brings along: the library stays with those who write schemas.
  const result = await schema['~standard'].validate(await callJson(method, path, options));
  if (!result.issues) return result.value;
  const where = result.issues[0]?.path?.map(keyOf).join('.');
  throw unexpected(`${method} ${path}: ${where || 'answer'}`);
}

/** A call whose answer is empty or ignored. */
export async function command(
  method: Exclude<Method, 'GET'>,
  path: string,
  options: CallOptions = {},
): Promise<void> {
  await send(method, path, options);
}
