import type { Received } from '../cache/early.ts';
import { wholeText } from './body.ts';
import { retryAfterOf } from './retry-after.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type RequestOptions = {
  /** Sent as JSON; a `FormData` is sent unchanged. */
  body?: unknown;
  /** How long to wait for the response, in ms; after that the server counts as unreachable. */
  timeout?: number;
};

/**
 * Sends one request to the platform, from the page or the command line. Rejects if no response
 * arrived.
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
      // fetch sets the type of a form, including its boundary.
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

/** 502 and 504 come from a server in front of the platform, which got no response from it. */
export const isAnswered = (status: number) => status !== 502 && status !== 504;

export function requireAnswer(status: number): void {
  if (!isAnswered(status)) throw new Error(String(status));
}
