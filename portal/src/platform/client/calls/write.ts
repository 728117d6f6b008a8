import { isRecord } from '../../../browser/record.ts';
import type { Method } from './request.ts';
import { call, command } from './transport.ts';
import { type Columns, created } from './wire.ts';

/** A call that changes something: what it would send is there to be looked at before it is sent. */
export type Write<Result = unknown> = {
  method: Exclude<Method, 'GET'>;
  /** Below the API base, without a slash at the beginning; with its query. */
  path: string;
  /** Sent as JSON; a `FormData` as the form it is. */
  body?: unknown;
  /** @param body in place of the one that is shown */
  send: (body?: unknown) => Promise<Result>;
};

/** A write whose answer is empty or ignored. */
export const write = (method: Write['method'], path: string, body?: unknown): Write<void> => ({
  ...{ method, path, body },
  send: (sent = body) => command(method, path, { body: sent }),
});

/** A write that is answered with the SID of the new record. */
export const creation = (path: string, body: unknown): Write<string> => ({
  ...{ method: 'POST', path, body },
  send: async (sent = body) => (await call(created, 'POST', path, { body: sent })).sid,
});

/** The write with other columns in its body. */
export function withBody<Result>(
  write: Write<Result>,
  change: (body: Columns) => Columns,
): Write<Result> {
  const body = change(isRecord(write.body) ? write.body : {});
  if (write.body === undefined && Object.keys(body).length === 0) return write;
  return { ...write, body, send: (sent = body) => write.send(sent) };
}

/** Whether there is anything in it to store. */
export const isEmptyWrite = ({ body }: Write) => isRecord(body) && Object.keys(body).length === 0;
