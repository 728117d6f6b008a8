import type { SipMessage } from '../../../engines/sip-capture/sip-capture.types.ts';
import { attemptsOf, attemptsOfCaller, isReadable } from './attempts.ts';
import { onOneClock } from './clocks.ts';
import { type Dialog, dialogOf } from './endings/answered.ts';
import { isServedElsewhere } from './endings/refused.ts';
import { timerEndingOf } from './endings/within-call/session-timer.ts';

/** How a call ended, as proved by its messages. */
export type CaptureEnding = {
  isAnswered: boolean;
  /** Side of the first INVITE that sent the BYE or CANCEL; null: the capture shows neither. */
  by: Dialog['endedBy'];
  /** Cause in its Reason header that rules out a person. */
  cause?: 'session timer' | 'answered elsewhere' | undefined;
  /** Final response to the INVITE. */
  status: number;
};

/** null: the capture shows neither an answer nor a refusal. */
export function endingInCapture(
  messages: readonly SipMessage[],
  callId: string,
): CaptureEnding | null {
  const { messages: onClock, areComparable } = onOneClock(messages.filter(isReadable));
  const call = onClock.filter((one) => one.callId === callId);
  const own = attemptsOfCaller(attemptsOf(call, 'INVITE'));
  const answered = own.find(({ accepted }) => accepted.length > 0);
  if (answered) {
    const status = answered.accepted[0]?.status ?? 200;
    const dialog = dialogOf(call, answered);
    const context = { areComparable, isPartial: messages.some(({ isCut }) => isCut) };
    const timer = dialog && timerEndingOf(dialog, call, context);
    return {
      isAnswered: true,
      by: dialog?.endedBy ?? null,
      cause: timer?.kind === 'told' ? 'session timer' : undefined,
      status,
    };
  }
  const last = own.at(-1);
  const { cancel, final } = last ?? { cancel: null, final: null };
  if (!final?.status) return null;
  // A CANCEL after the final response has no effect (RFC 3261, 9.1). A 487 responds to one,
  // whatever the clocks say.
  const hasEnded = cancel !== null && (final.status === 487 || cancel.at <= final.at);
  return {
    isAnswered: false,
    by: hasEnded ? 'caller' : null,
    cause: hasEnded && isServedElsewhere(cancel) ? 'answered elsewhere' : undefined,
    status: final.status,
  };
}
