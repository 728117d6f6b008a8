import type { Step } from './live-state.ts';

/*
 * Decides the fate of an outgoing call. No API makes a callee busy, so the last digits of the
 * number do: docs/sandbox.md lists them.
 */

const answersAfter = 4000;
const refusesAfter = 2000;
const talksFor = 30_000;
/** Default unless the call sets a timeout. */
const ringsFor = 60_000;

const answered = { call_status: 'in-progress', sip_status: 200, sip_reason: 'OK' };
const unanswered = {
  call_status: 'no-answer',
  sip_status: 487,
  sip_reason: 'Request Terminated',
};

const refusals: Record<string, Step['next']> = {
  '0486': { call_status: 'busy', sip_status: 486, sip_reason: 'Busy Here' },
  '0603': { call_status: 'busy', sip_status: 603, sip_reason: 'Decline' },
  '0404': { call_status: 'failed', sip_status: 404, sip_reason: 'Not Found' },
  '0503': { call_status: 'failed', sip_status: 503, sip_reason: 'Service Unavailable' },
};
/** Rings until it times out. */
const rings = '0408';

/** Last four characters of the called number or name, without its host. */
const endOf = (address: string) => (address.split('@', 1)[0] ?? '').slice(-4);

export type Limits = {
  /** Longest ringing, in seconds; 0 and less count as absent. */
  timeout?: number;
  /** Longest time after the answer, in seconds; 0 and less count as absent. */
  timeLimit?: number;
};

const inMs = (seconds: number | undefined) =>
  seconds !== undefined && seconds > 0 ? seconds * 1000 : undefined;

/** Steps of a call that was sent out at a given time, in ms since 1970. */
export function fateOf(address: string, { timeout, timeLimit }: Limits, at: number): Step[] {
  const end = endOf(address);
  const patience = inMs(timeout) ?? ringsFor;
  const refusal = refusals[end];
  const decidedAfter =
    end === rings ? Number.POSITIVE_INFINITY : refusal ? refusesAfter : answersAfter;
  if (decidedAfter > patience) return [{ at: at + patience, next: unanswered }];
  if (refusal) return [{ at: at + decidedAfter, next: refusal }];
  const limit = inMs(timeLimit);
  const isCut = limit !== undefined && limit < talksFor;
  const from = at + decidedAfter;
  return [
    { at: from, next: { ...answered, sbc_callid: crypto.randomUUID() } },
    {
      at: from + (isCut ? limit : talksFor),
      next: {
        call_status: 'completed',
        call_termination_by: isCut ? 'jambonz' : 'caller',
      },
    },
  ];
}
