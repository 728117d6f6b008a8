import * as v from 'valibot';
import { errorFromAnswer, messages, PlatformError } from './errors.ts';
import { type Query, queryString } from './path.ts';

export type Connection = {
  /** Base of every call, without slash at the end. */
  baseUrl: string;
  /** The bearer token, or null when nobody is signed in. */
  getToken: () => string | null;
  /** The session is over: called on each 401 with the token that was refused. */
  onUnauthorized: (refusedToken: string | null) => void;
  /** No answer could be had. */
  onUnreachable: () => void;
};

let connection: Connection | undefined;

/** Once, before the first call. */
export function connect(to: Connection): void {
  connection = to;
}

export type CallOptions = {
  query?: Query;
  body?: unknown;
  /**
   * Sign-in calls: the session's token is not sent, a 401 is a refusal of the credentials, and the person stays
   * where they are when the server cannot be reached.
   */
  isSignIn?: boolean;
  /** With `isSignIn`: a token for this call alone, of a person who is not signed in to the console. */
  token?: string;
  /** The sign-out call: whatever is answered, the session ends in its own way. */
  isSignOut?: boolean;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send(method: Method, path: string, options: CallOptions): Promise<string> {
  if (!connection) throw new Error('connect() was not called');
  const token = options.isSignIn ? (options.token ?? null) : connection.getToken();
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  let status: number;
  let text: string;
  try {
    const answer = await fetch(`${connection.baseUrl}/${path}${queryString(options.query)}`, {
      method,
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
    });
    status = answer.status;
    text = await answer.text();
  } catch (cause) {
    if (!options.isSignIn && !options.isSignOut) connection.onUnreachable();
    throw new PlatformError('Unreachable', messages.unreachable, 0, { cause });
  }
  if (status >= 400) {
    if (status === 401 && !options.isSignIn && !options.isSignOut) connection.onUnauthorized(token);
    throw errorFromAnswer(status, text);
  }
  return text;
}

/**
 * A call whose answer matters: parsed by `schema`, or an `Unexpected` error, never a cast. An empty
 * answer is null.
 */
export async function call<Schema extends v.GenericSchema>(
  schema: Schema,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<v.InferOutput<Schema>> {
  const text = await send(method, path, options);
  let json: unknown;
  try {
    json = text === '' ? null : JSON.parse(text);
  } catch (cause) {
    throw new PlatformError('Unexpected', messages.generic, 200, { cause });
  }
  const result = v.safeParse(schema, json);
  if (!result.success) {
    const issue = result.issues[0];
    // Path and kind only: the value might be a secret.
    throw new PlatformError('Unexpected', messages.generic, 200, {
      cause: new Error(`${method} ${path}: ${v.getDotPath(issue) ?? 'answer'} ${issue.type}`),
    });
  }
  return result.output;
}

/** A call whose answer is empty or of no interest. */
export async function command(
  method: Exclude<Method, 'GET'>,
  path: string,
  options: CallOptions = {},
): Promise<void> {
  await send(method, path, options);
}
