import * as v from 'valibot';
import { read } from '../../client/cache/query.ts';
import { path } from '../../client/calls/path.ts';
import { call, command } from '../../client/calls/transport.ts';
import { created, optionalText } from '../../client/calls/wire.ts';

const text = v.optional(v.string());

/** One leg. Members without a value are absent. Internal addresses are left out. */
const liveCall = v.object({
  call_sid: v.string(),
  parent_call_sid: text,
  account_sid: v.string(),
  application_sid: text,
  direction: v.picklist(['inbound', 'outbound']),
  from: optionalText,
  to: optionalText,
  call_status: v.picklist([
    'trying',
    'ringing',
    'early-media',
    'in-progress',
    'queued',
    'completed',
    'busy',
    'no-answer',
    'failed',
  ]),
  sip_status: v.optional(v.number()),
  sip_reason: optionalText,
  /** In seconds. */
  duration: v.optional(v.number()),
  call_termination_by: text,
  originating_sip_trunk_name: text,
  trace_id: text,
});
export type LiveCallRecord = v.InferOutput<typeof liveCall>;

const callsOf = (accountSid: string) => path`Accounts/${accountSid}/Calls`;
const callOf = (accountSid: string, callSid: string) =>
  path`Accounts/${accountSid}/Calls/${callSid}`;

/** The platform lists expired records as empty objects until it purges them. */
const isRecorded = (row: unknown): row is object =>
  typeof row === 'object' && row !== null && 'call_sid' in row;
const liveCalls = v.pipe(
  v.array(v.unknown()),
  v.transform((rows) => rows.filter(isRecorded)),
  v.array(liveCall),
);

/** Calls of one account in no order, including those that ended within the last hour. */
export const liveCallsOf = (accountSid: string) =>
  read(callsOf(accountSid), liveCalls, { isBackground: true });
export const listLiveCalls = (accountSid: string) => liveCallsOf(accountSid).get();

/** A media server responds at once or never: after 10 s the caller reports that. */
const patience = { explainsLostAnswer: true, timeout: 10_000 };

/** Sends one command to a call; 202 means accepted, not done. */
export const changeLiveCall = (accountSid: string, callSid: string, body: object) =>
  command('PUT', callOf(accountSid, callSid), { ...patience, body });

/** Removes only the record. The call continues. */
export const removeLiveCall = (accountSid: string, callSid: string) =>
  command('DELETE', callOf(accountSid, callSid), patience);

/** Destination of a new call. */
export type CallTarget =
  | { type: 'phone' | 'teams'; number: string }
  | { type: 'user'; name: string }
  | { type: 'sip'; sipUri: string };

export type NewCall = {
  from: string;
  to: CallTarget;
  application_sid: string;
  tag?: Record<string, string>;
  /** Longest wait for an answer, in seconds. */
  timeout?: number;
};

/** @returns the call's sid */
export const createLiveCall = async (accountSid: string, body: NewCall) =>
  (await call(created, 'POST', callsOf(accountSid), { ...patience, body })).sid;
