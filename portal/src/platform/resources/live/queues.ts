import * as v from 'valibot';
import { path } from '../../client/calls/path.ts';
import { call } from '../../client/calls/transport.ts';

const queues = v.array(v.object({ name: v.string(), length: v.number() }));

/** Queues with callers. */
export const listQueues = (accountSid: string) =>
  call(queues, 'GET', path`Accounts/${accountSid}/Queues`, { isBackground: true });

/** The waiting list of a conference that waits for its moderator; the platform lists it as a conference. */
const waitingList = 'waitlist';
const conferences = v.pipe(
  v.array(v.string()),
  v.transform((names) => [...new Set(names)].filter((name) => name !== waitingList)),
);

/** Names of running conferences. */
export const listConferences = (accountSid: string) =>
  call(conferences, 'GET', path`Accounts/${accountSid}/Conferences`, { isBackground: true });
