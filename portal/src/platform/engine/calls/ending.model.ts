import type { TraceSpan } from '@trunkline/ui/widgets/call-trace';
import type { CallSides, CaptureEnding } from '@trunkline/ui/widgets/sip-ladder';
import type { RecentCall } from '../../stored/calls.ts';
import { trunkNames } from '../../values/trunk-names.ts';

/** Side of a call, as people name it. */
type EndingSide = 'caller' | 'called party' | 'application';

/** Whether a call is the outbound leg of a dial: its caller is a person, whichever application dials. */
export const isDialled = ({ direction, sip_parent_callid }: RecentCall) =>
  direction === 'outbound' && Boolean(sip_parent_callid);

/**
 * Names the sides of a call. An inbound call ends at the platform, so the called side is the
 * application. An outbound call begins at the platform: the calling side is the application, or the
 * person who dials if the call is a leg of a dial.
 */
export const sidesOf = (call: RecentCall) =>
  ({
    caller: call.direction === 'outbound' && !isDialled(call) ? 'application' : 'caller',
    'called side': call.direction === 'inbound' ? 'application' : 'called party',
  }) satisfies CallSides;

/** How a call ended; shared by the sentence, the band, the details and the SIP ladder. */
export type Ending = {
  /** The side that ended the call, or gave up before an answer; undefined if unknown. */
  side: EndingSide | undefined;
  /** Set if the capture shows it and the record does not. */
  isAnswered?: boolean;
  /** The cause, if neither side ended the call. */
  cause?: CaptureEnding['cause'];
  /** A sentence if the call record and the capture disagree; otherwise ''. */
  doubt: string;
};

/** The side that the call record names; undefined if the reason names none. */
function sideOfRecord(call: RecentCall): EndingSide | undefined {
  const { termination_reason: reason, sip_status: status } = call;
  const sides = sidesOf(call);
  if (call.answered === false) return status === 487 ? sides.caller : undefined;
  if (/^call(er|ing party) hung ?up$/i.test(reason)) return sides.caller;
  if (/^called party hung ?up$/i.test(reason)) return sides['called side'];
  return /hung ?up by application/i.test(reason) ? 'application' : undefined;
}

const isHangup = ({ name }: TraceSpan) => /^verb:hangup\b/.test(name);

/**
 * Decides how a call ended. A capture wins over the record; the trace counts if neither names a
 * side.
 * @param capture null before it is read, and if it shows no ending
 */
export function endingOf(
  call: RecentCall,
  capture: CaptureEnding | null,
  spans: readonly TraceSpan[] = [],
): Ending {
  const recorded = sideOfRecord(call);
  const traced = call.answered && spans.some(isHangup) ? 'application' : undefined;
  // Only if both agree whether the call was answered; otherwise the doubt is all that can be said.
  const isAgreed = call.answered === null || capture?.isAnswered === call.answered;
  const cause = isAgreed ? capture?.cause : undefined;
  const known = call.answered === null && capture ? { isAnswered: capture.isAnswered } : {};
  if (cause) return { ...known, side: undefined, cause, doubt: doubtOf(call, capture) };
  const captured = capture?.by ? sidesOf(call)[capture.by] : undefined;
  return {
    ...known,
    side: captured ?? recorded ?? traced,
    doubt: doubtOf(call, capture, recorded, captured),
  };
}

function doubtOf(
  { answered, sip_status: status }: RecentCall,
  capture: CaptureEnding | null,
  recorded?: EndingSide,
  captured?: EndingSide,
): string {
  if (!capture) return '';
  if (answered === null) {
    return capture.isAnswered
      ? 'The SIP capture shows that it was answered.'
      : `The SIP capture shows no answer: the call ended with ${capture.status}.`;
  }
  if (answered && !capture.isAnswered) {
    return `The SIP capture shows no answer: the call ended with ${capture.status}.`;
  }
  if (!answered && capture.isAnswered) return 'The SIP capture shows that it was answered.';
  if (!answered) {
    return status === null || status === capture.status
      ? ''
      : `The call record says ${status}; the SIP capture shows ${capture.status}.`;
  }
  return captured === undefined || recorded === undefined || recorded === captured
    ? ''
    : `The call record says that the ${recorded} did; the SIP capture shows otherwise.`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Name of the far end of a call, to follow 'the'. */
function farEndOf({ trunk }: RecentCall): string {
  const name = trunkNames.get(trunk);
  if (name === 'Teams') return 'MS Teams side';
  return name ?? (trunk === '' ? 'Other side' : 'Carrier');
}

/** Roles of the hosts that the call record names. */
export const hostsOf = (call: RecentCall) => ({
  [textOf(call['host'])]: 'Platform',
  [textOf(call['remote_host'])]: farEndOf(call),
});
