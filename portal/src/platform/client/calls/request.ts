import type { Received } from '../cache/early.ts';
import { wholeText } from './body.ts';
import { retryAfterOf } from './retry-after.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type RequestOptions = {
  /** Sent as JSON; a `FormData` as the form it is. */
  body?: unknown;
  /** How long to wait for the answer, in ms; after that the server counts as unreachable. */
  timeout?: number;
};

/**
 * One exchange with the platform, by page and command line alike. A rejection: no answer came.
 * @param token null and '' send none
 * @param read default: all of it, as a text
 */
export async function request(
  url: string,
  method: Method,
  token: string | null,
  { body, timeout }: RequestOptions,
  read = wholeText,
): Promise<Received> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      // For a form, fetch sets the type, with its boundary.
      ...(isJson && { 'Content-Type': 'application/json' }),
    },
    body: isJson ? JSON.stringify(body) : body,
    signal: timeout === undefined ? undefined : AbortSignal.timeout(timeout),
  });
  return {
    status: answer.status,
    ...(await read(answer)),
    retryAfter: retryAfterOf(answer),
  };
}

/** 502 and 504 come from a server in front of the platform, which got no answer from it. */
export const isAnswered = (status: number) => status !== 502 && status !== 504;

export function requireAnswer(status: number): void {
  if (!isAnswered(status)) throw new Error(String(status));
}
