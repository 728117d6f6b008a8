import { isRecord } from '../../../browser/record.ts';
import { earlyText, forgetEarly, isJustAsked, takeEarly } from '../cache/early.ts';
import { reads } from '../pace/reads.ts';
import { type Body, loadBody, readBody } from './body.ts';
import { errorFromAnswer, messages, PlatformError, unexpected } from './errors.ts';
import { type Query, queryString } from './path.ts';
import { record } from './recorded-calls.ts';
import { type Method, type RequestOptions, request, requireAnswer } from './request.ts';
import type { AnswerSchema, Parsed, ParseInRows } from './wire.ts';

type Connection = {
  /** Base URL without a trailing slash. */
  baseUrl: string;
  /** The bearer token; null when signed out. */
  getToken: () => string | null;
  /** Called on each 401 with the refused token: the session has ended. */
  onUnauthorized: (refusedToken: string | null) => void;
  /** Called when the server does not respond, or a write got no response. */
  onUnreachable: () => void;
};

let connection: Connection | undefined;

export function connected(): Connection {
  if (!connection) throw new Error('connect() was not called');
  return connection;
}

/** Call once, before the first request. */
export function connect(to: Connection): void {
  connection = to;
}

export type CallOptions = RequestOptions & {
  query?: Query;
  /**
   * The token to send; null for none. Default: the session's token; then a 401 ends the session and
   * an unreachable server interrupts it. With an explicit token, failures concern only the caller.
   */
  token?: string | null;
  /**
   * A background read: it yields to other reads, and a lost response does not interrupt the
   * session.
   */
  isBackground?: boolean;
  /** The caller explains a lost response of this write itself: no redirect to the log-in page. */
  explainsLostAnswer?: boolean;
};

/** In ms. A server slower than this counts as unreachable. */
const pingPatience = 5000;
let pinging: Promise<boolean> | null = null;

/** Whether the server responds at all; a 401 counts. Does not touch the session. */
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
 * The error for a call without a response. If the server answers other calls, a read fails in
 * place. The outcome of a write is unknown, so the draft is kept and the page left.
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

/** Runs `action` once no call is in flight. */
export function whenAnswered(action: () => void): void {
  if (isCalling()) waiting.push(action);
  else action();
}

/** Content of a response; a large list is parsed already. */
type Content<Data> = { text: string; parsed?: Parsed<Data> };

async function send<Data>(
  method: Method,
  path: string,
  options: CallOptions,
  inRows?: ParseInRows<Data>,
): Promise<Content<Data>> {
  underWay += 1;
  if (method !== 'GET') forgetEarly();
  try {
    return await receive(method, path, options, inRows);
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

async function receive<Data>(
  method: Method,
  path: string,
  options: CallOptions,
  inRows: ParseInRows<Data> | undefined,
): Promise<Content<Data>> {
  if (!connection) throw new Error('connect() was not called');
  const isOfSession = options.token === undefined;
  const token = options.token === undefined ? connection.getToken() : options.token;
  let status: number;
  let content: Content<Data>;
  const place = `/${path}${queryString(options.query)}`;
  const answered = record(method, place, Boolean(token), options.body);
  try {
    const url = connection.baseUrl + place;
    const ask = () => request(url, method, token, options, inRows && readBody);
    const get = () => takeEarly(url, token) ?? ask();
    const read = options.isBackground ? reads.readInBackground : reads.read;
    const answer = await (method === 'GET' ? read(get) : ask());
    ({ status } = answer);
    content = await contentOf(answer, inRows);
    answered(status, content);
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
    throw errorFromAnswer(status, content.text);
  }
  return content;
}

async function contentOf<Data>({ text, rest }: Body, inRows: ParseInRows<Data> | undefined) {
  if (!rest) return { text };
  const code = inRows && (await import('../large/large-answer.ts').catch(() => undefined));
  const inSlices = inRows && code?.readLargeAnswer(text, rest, inRows);
  return inSlices ?? loadBody(rest, text, Number.POSITIVE_INFINITY);
}

function jsonOf({ text }: Content<unknown>, method: Method, path: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw unexpected(`${method} ${path}: not JSON`);
  }
}

/** Sends a call and returns its parsed JSON, unvalidated; null for an empty body. */
export const callJson = async (
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<unknown> => jsonOf(await send(method, path, options), method, path);

/**
 * The response to a prefetch, if it has arrived. If `parse` rejects it, the actual read reports
 * that.
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
  // Deferred: recording renders the API drawer, which must not happen during a render.
  queueMicrotask(() => record('GET', `/${path}`, Boolean(token), undefined)(200, { text }));
  return data;
}

/** Whether a read was sent, or its prefetch taken, within so many ms; see `isJustAsked`. */
export const wasJustAsked = (path: string, within?: number) =>
  connection !== undefined && isJustAsked(`${connection.baseUrl}/${path}`, within);

const keyOf = (step: unknown) => (isRecord(step) ? step['key'] : step);

/** Sends a call and validates its response; null for an empty body. A mismatch is `Unexpected`. */
export async function call<Data>(
  schema: AnswerSchema<Data>,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<Data> {
  const content = await send(method, path, options, schema.inRows);
  // Standard Schema's own method: keeps valibot out of the core chunk.
  const result =
    content.parsed ?? (await schema['~standard'].validate(jsonOf(content, method, path)));
  if (!result.issues) return result.value;
  const where = result.issues[0]?.path?.map(keyOf).join('.');
  throw unexpected(`${method} ${path}: ${where || 'answer'}`);
}

/** Sends a call and ignores its response. */
export async function command(
  method: Exclude<Method, 'GET'>,
  path: string,
  options: CallOptions = {},
): Promise<void> {
  await send(method, path, options);
}
