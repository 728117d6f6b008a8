import type { CallRow } from '../resources/calls/store.ts';
import { RECORDING_DELAY_MS, type Step } from './script.ts';
import { type PlainSpan, scriptOfCall } from './trace.ts';

const info = 30;
const debug = 20;

type Entry = { level: number; time: number; msg: string } & Record<string, unknown>;

function stepEntries(step: Step, index: number, zero: number): Entry[] {
  const begin = {
    level: info,
    time: zero + step.start,
    msg: `CallSession:exec starting task #${index + 1}: ${step.kind}`,
  };
  if (step.kind !== 'gather') return [begin];
  const keys = step.tones.map(({ digit, start, duration }) => ({
    level: debug,
    time: zero + start + duration,
    msg: 'Gather: got dtmf',
    dtmf: digit,
    duration,
  }));
  const heard = step.speech && {
    level: debug,
    time: zero + (step.hook?.start ?? step.speech.end),
    msg: 'Gather: got final transcript',
    transcript: step.speech.transcript,
  };
  const failure =
    step.hook && step.hook.status >= 400
      ? [
          {
            level: 40,
            time: zero + step.hook.end,
            msg: 'webhook failed',
            statusCode: step.hook.status,
          },
        ]
      : [];
  return [begin, ...keys, ...(heard ? [heard] : []), ...failure];
}

const textsOf = (call: CallRow, entries: readonly Entry[]) =>
  entries.map(({ level, time, msg, ...rest }) =>
    JSON.stringify({
      level,
      time,
      pid: 1,
      hostname: 'fs-1',
      callSid: call.call_sid,
      msg,
      ...rest,
    }),
  );

/** Log of a call of a real client: its steps in order. */
export const logOfTrace = (call: CallRow, { name, start, end, children = [] }: PlainSpan) =>
  textsOf(call, [
    { level: info, time: start, msg: name, direction: call.direction },
    ...children.map((step) => ({ level: info, time: step.start, msg: step.name })),
    { level: info, time: end, msg: 'call ended', reason: call.termination_reason },
  ]);

/** The platform's log of a call: JSON texts, times in epoch milliseconds. */
export function logOf(call: CallRow): string[] {
  const zero = call.answered_at + RECORDING_DELAY_MS;
  const isInbound = call.direction === 'inbound';
  const entries: Entry[] = [
    {
      level: info,
      time: call.attempted_at,
      msg: isInbound ? 'new incoming call' : 'placing outgoing call',
      direction: call.direction,
    },
    {
      level: info,
      time: call.attempted_at + 22,
      msg: 'sending webhook',
      url: 'https://apps.example.com/support',
    },
    ...(call.answered === 0
      ? []
      : scriptOfCall(call).steps.flatMap((step, index) => stepEntries(step, index, zero))),
    {
      level: call.answered === 0 ? 40 : info,
      time: call.terminated_at,
      msg: call.answered === 0 ? 'call failed' : 'call ended',
      reason: call.termination_reason,
      ...(call.answered === 0 && { sipStatus: call.sip_status }),
    },
  ];
  return textsOf(call, entries);
}
