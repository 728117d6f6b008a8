import { randomBytes } from 'node:crypto';
import type { Datagram, Endpoint } from '../../evidence/packets.ts';
import type { PlainSpan } from '../../evidence/trace.ts';
import type { LiveRecord } from '../../live/live-state.ts';
import type { CallEvidence } from '../../resources/calls/evidence-store.ts';
import type { CallRow } from '../../resources/calls/store.ts';
import { mediaServer } from '../../resources/live-calls/create.ts';
import type { Media } from '../audio/media.ts';
import type { Phone } from '../phone.ts';
import { reasonOf } from '../reasons.ts';
import type { Caller } from '../rules/targets.ts';

export type NewRecord = {
  accountSid: string;
  applicationSid?: string | undefined;
  direction: 'inbound' | 'outbound';
  from: string;
  to: string;
  /** The Call-ID on the client's side. */
  sipCallId: string;
  /** Where an inbound call comes from. */
  source?: Endpoint;
  /** The call whose application dialled this leg. */
  parent?: LiveRecord;
};

export const newTraceId = () => randomBytes(16).toString('hex');

/** A leg as the platform's store has it when it begins. */
export function recordOf(call: NewRecord): LiveRecord {
  const { parent, source } = call;
  return {
    service_url: `http://${mediaServer}:3000`,
    call_sid: crypto.randomUUID(),
    ...(parent && { parent_call_sid: parent.call_sid, has_recording: 'false', caller_name: '' }),
    direction: call.direction,
    from: call.from,
    to: call.to,
    call_id: crypto.randomUUID(),
    sbc_callid: call.sipCallId,
    sip_status: 100,
    sip_reason: 'Trying',
    call_status: 'trying',
    account_sid: call.accountSid,
    trace_id: parent === undefined ? newTraceId() : String(parent['trace_id']),
    ...(call.applicationSid && { application_sid: call.applicationSid }),
    [parent ? 'local_sip_address' : 'fs_sip_address']: `${mediaServer}:5060`,
    ...(source && { originating_sip_ip: source.ip }),
  };
}

type Ends = {
  record: LiveRecord;
  remote: Endpoint;
  sipCallId: string;
  messages: readonly Datagram[];
};

export type CallRecord = {
  sid: string;
  /** As it began. */
  record: LiveRecord;
  /** Columns of the recent call that a made-up one takes from its seed. */
  columns(): Partial<CallRow>;
  evidence(): CallEvidence;
  /** Where the recording comes from, if one is made. */
  records(source: () => Buffer | undefined): void;
  /** A step for the trace that begins now. */
  note(name: string, lengthMs: number, attributes: PlainSpan['attributes']): void;
  /** Called once, when the leg ends. */
  onEnded(listener: () => void): void;
  ring(): void;
  answer(): void;
  /** After an answer. */
  hangUp(by: 'caller' | 'jambonz'): void;
  /** Before an answer. */
  fail(status: number): void;
  /** Leaves the record among the live calls as it is. */
  abandon(): void;
  /** Again, for messages that came after the end. */
  save(): void;
};

/** How an unanswered leg ends by its SIP status. */
const failure = (status: number, direction: unknown) => ({
  call_status:
    status === 487
      ? 'no-answer'
      : direction === 'outbound' && [486, 603].includes(status)
        ? 'busy'
        : 'failed',
  sip_status: status,
  sip_reason: reasonOf(status),
});

/**
 * A leg of a real call: its record among the live calls, and its evidence. The API may end it too, so
 * the side that holds the line listens.
 */
export function createCallRecord(phone: Phone, ends: Ends): CallRecord {
  const { record, remote, sipCallId, messages } = ends;
  const { live, store, now } = phone;
  const sid = record.call_sid;
  const began = now().getTime();
  const steps: PlainSpan[] = [];
  const listeners = new Set<() => void>();
  let sound: () => Buffer | undefined = () => undefined;
  let recordedFrom: number | undefined;
  let ended: number | undefined;

  /** Its start is time zero of the recording. */
  const listening = (start: number): PlainSpan => ({
    name: 'background-record:listen',
    start,
    end: ended ?? Number.POSITIVE_INFINITY,
    attributes: {},
  });

  const trace = (): PlainSpan => ({
    name: record['direction'] === 'inbound' ? 'incoming-call' : 'outgoing-call',
    start: began,
    end: ended ?? Number.POSITIVE_INFINITY,
    attributes: {
      linkedSpanId: '',
      callSid: sid,
      accountSid: record.account_sid,
      callId: sipCallId,
      from: String(record['from']),
      to: String(record['to']),
      direction: String(record['direction']),
    },
    children: [
      ...(recordedFrom === undefined ? [] : [listening(recordedFrom)]),
      // A step that the end of the call cut short.
      ...steps.map((step) => ({ ...step, end: Math.min(step.end, ended ?? step.end) })),
    ],
  });

  const evidence = (): CallEvidence => ({
    messages: [...messages],
    trace: trace(),
    sound: sound(),
  });
  const save = () => store.evidence.set(sid, evidence());

  const columns = (): Partial<CallRow> => ({
    sip_callid: sipCallId,
    remote_host: remote.ip,
    recording: sound() === undefined ? null : 'wav',
  });

  const entry: CallRecord = {
    sid,
    record,
    columns,
    evidence,
    records(source) {
      sound = source;
      recordedFrom ??= now().getTime();
    },
    note(name, lengthMs, attributes) {
      const start = now().getTime();
      steps.push({ name, start, end: start + lengthMs, attributes });
    },
    onEnded: (listener) => listeners.add(listener),
    ring() {
      if (ended === undefined) live.change(sid, { call_status: 'ringing', sip_status: 180 });
    },
    answer() {
      if (ended !== undefined) return;
      live.change(sid, { call_status: 'in-progress', sip_status: 200, sip_reason: 'OK' });
    },
    hangUp(by) {
      if (ended !== undefined) return;
      // Further legs don't tell who ended them.
      const isLeg = record['parent_call_sid'] !== undefined;
      live.change(sid, {
        call_status: 'completed',
        ...(!isLeg && { call_termination_by: by }),
      });
    },
    fail(status) {
      if (ended === undefined) live.change(sid, failure(status, record['direction']));
    },
    abandon() {
      ended ??= now().getTime();
      phone.calls.delete(sid);
    },
    save() {
      if (ended !== undefined) save();
    },
  };

  phone.calls.set(sid, entry);
  live.add(record, [], began, 'user');
  live.follow(sid, () => {
    ended = now().getTime();
    for (const listener of listeners) listener();
    save();
    phone.calls.delete(sid);
  });
  return entry;
}

/** Records a call whose account or application says so, where the account has a bucket for it. */
export function recordIfWanted({ store }: Phone, call: CallRecord, media: Media, caller: Caller) {
  const { account } = caller;
  const application = store.applications.get(String(call.record['application_sid'] ?? ''));
  const isWanted = account['record_all_calls'] === 1 || application?.['record_all_calls'] === 1;
  if (!isWanted || account.bucket_credential === null) return;
  const { recorder } = media.line;
  recorder.start();
  call.records(recorder.sound);
}
