import { isRecord } from '../../../browser/record.ts';
import type { Method } from './request.ts';
import { call, command } from './transport.ts';
import { type Columns, created } from './wire.ts';

/** A call that changes something. Its request can be inspected before it is sent. */
export type Write<Result = unknown> = {
  method: Exclude<Method, 'GET'>;
  /** Below the API base, without a leading slash; with its query. */
  path: string;
  /** Sent as JSON; a `FormData` is sent unchanged. */
  body?: unknown;
  /** @param body replaces the body above */
  send: (body?: unknown) => Promise<Result>;
};

/** A write whose response is empty or ignored. */
export const write = (method: Write['method'], path: string, body?: unknown): Write<void> => ({
  ...{ method, path, body },
  send: (sent = body) => command(method, path, { body: sent }),
});

/** A write that returns the SID of the new record. */
export const creation = (path: string, body: unknown): Write<string> => ({
  ...{ method: 'POST', path, body },
  send: async (sent = body) => (await call(created, 'POST', path, { body: sent })).sid,
});

/** Changes the columns in the body of a write. */
export function withBody<Result>(
  write: Write<Result>,
  change: (body: Columns) => Columns,
): Write<Result> {
  const body = change(isRecord(write.body) ? write.body : {});
  if (write.body === undefined && Object.keys(body).length === 0) return write;
  return { ...write, body, send: (sent = body) => write.send(sent) };
}

/** Whether a write has nothing to store. */
export const isEmptyWrite = ({ body }: Write) => isRecord(body) && Object.keys(body).length === 0;
