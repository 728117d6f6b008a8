import { call, command, type Method } from './transport.ts';
import { created } from './wire.ts';

/** A call that changes something: what it would send is there to be looked at before it is sent. */
export type Write<Result = unknown> = {
  method: Exclude<Method, 'GET'>;
  /** Below the API base, without a slash at the beginning; with its query. */
  path: string;
  /** Sent as JSON; a `FormData` as the form it is. */
  body?: unknown;
  send: () => Promise<Result>;
};

/** A write whose answer is empty or ignored. */
export const write = (method: Write['method'], path: string, body?: unknown): Write<void> => ({
  ...{ method, path, body },
  send: () => command(method, path, { body }),
});

/** A write that is answered with the SID of the new record. */
export const creation = (path: string, body: unknown): Write<string> => ({
  ...{ method: 'POST', path, body },
  send: async () => (await call(created, 'POST', path, { body })).sid,
});
