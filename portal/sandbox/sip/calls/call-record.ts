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
  /** Source address of an inbound call. */
  source?: Endpoint;
  /** The call whose application dialled this leg. */
  parent?: LiveRecord;
};

export const newTraceId = () => randomBytes(16).toString('hex');

/** A leg as in the platform's store when it begins. */
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
  /** Record at the beginning. */
  record: LiveRecord;
  /** Columns of the recent call that a simulated call derives from its seed. */
  columns(): Partial<CallRow>;
  evidence(): CallEvidence;
  /** Starts the recording, which comes from this source. */
  records(source: () => Buffer | undefined): void;
  /** Adds a step that begins now to the trace. */
  note(name: string, lengthMs: number, attributes: PlainSpan['attributes']): void;
  /** Registers a listener that is called once, when the leg ends. */
  onEnded(listener: () => void): void;
  ring(): void;
  answer(): void;
  /** Ends an answered leg. */
  hangUp(by: 'caller' | 'jambonz'): void;
  /** Ends an unanswered leg. */
  fail(status: number): void;
  /** Ends the leg but leaves its live record unchanged. */
  abandon(): void;
  /** Stores the evidence again, for messages that arrive after the end. */
  save(): void;
};

/** End of an unanswered leg by its SIP status. */
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
 * Tracks a leg of a real call: its live record and its evidence. The API may end it too, so the
 * holder of the line listens for its end.
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

  /** A recording starts with this span. */
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
      // The end of the call cuts a step short.
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
      // Records of further legs don't say who ended them.
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

/** Records a call if its account or application wants it and the account has a bucket. */
export function recordIfWanted({ store }: Phone, call: CallRecord, media: Media, caller: Caller) {
  const { account } = caller;
  const application = store.applications.get(String(call.record['application_sid'] ?? ''));
  const isWanted = account['record_all_calls'] === 1 || application?.['record_all_calls'] === 1;
  if (!isWanted || account.bucket_credential === null) return;
  const { recorder } = media.line;
  recorder.start();
  call.records(recorder.sound);
}
