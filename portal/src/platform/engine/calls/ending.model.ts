import type { TraceSpan } from '@trunkline/ui/widgets/call-trace';
import type { CallSides, CaptureEnding } from '@trunkline/ui/widgets/sip-ladder';
import type { RecentCall } from '../../stored/calls.ts';
import { trunkNames } from '../../values/trunk-names.ts';

/** Side of a call, as people name it. */
type EndingSide = 'caller' | 'called party' | 'application';

/** The leg of a dialled call: a person calls, whichever application dials. */
export const isDialled = ({ direction, sip_parent_callid }: RecentCall) =>
  direction === 'outbound' && Boolean(sip_parent_callid);

/**
 * An inbound call ends at the platform, so there the called side is the application. An outbound call
 * begins at the platform: its calling side is the application, or for the leg of a dialled call the
 * person who dials.
 */
export const sidesOf = (call: RecentCall) =>
  ({
    caller: call.direction === 'outbound' && !isDialled(call) ? 'application' : 'caller',
    'called side': call.direction === 'inbound' ? 'application' : 'called party',
  }) satisfies CallSides;

/** How a call ended: one answer for the sentence, the band, the details and the SIP ladder. */
export type Ending = {
  /** Ended the call, or gave it up before an answer; undefined where nothing tells. */
  side: EndingSide | undefined;
  /** Where the capture shows it and the record does not. */
  isAnswered?: boolean;
  /** What ended it, where no side did. */
  cause?: CaptureEnding['cause'];
  /** A sentence where the call record and the capture disagree; '' where they don't. */
  doubt: string;
};

/** The side that the call record names; undefined for reasons that name none. */
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
 * A capture wins over the record. The trace counts where both name no side.
 * @param capture null while it is not read, and where it shows no ending
 */
export function endingOf(
  call: RecentCall,
  capture: CaptureEnding | null,
  spans: readonly TraceSpan[] = [],
): Ending {
  const recorded = sideOfRecord(call);
  const traced = call.answered && spans.some(isHangup) ? 'application' : undefined;
  // Where both agree on the answer: else the doubt is all that can be said.
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

/** What stands at the far end of a call, to be read after 'the'. */
function farEndOf({ trunk }: RecentCall): string {
  const name = trunkNames.get(trunk);
  if (name === 'Teams') return 'MS Teams side';
  return name ?? (trunk === '' ? 'Other side' : 'Carrier');
}

/** Roles of hosts, by the call's own members. */
export const hostsOf = (call: RecentCall) => ({
  [textOf(call['host'])]: 'Platform',
  [textOf(call['remote_host'])]: farEndOf(call),
});
