import type { SipMessage } from '../../../engines/sip-capture/sip-capture.types.ts';
import { attemptsOf, attemptsOfCaller, isReadable } from './attempts.ts';
import { type Dialog, dialogOf } from './endings/answered.ts';

/** How a call ended, as its messages prove it. */
export type CaptureEnding = {
  isAnswered: boolean;
  /** Side of the first INVITE that sent the BYE or the CANCEL; null where the capture shows none. */
  by: Dialog['endedBy'];
  /** Final answer to the INVITE. */
  status: number;
};

/** null where the capture doesn't show an answer or a refusal. */
export function endingInCapture(
  messages: readonly SipMessage[],
  callId: string,
): CaptureEnding | null {
  const call = messages.filter((one) => isReadable(one) && one.callId === callId);
  const own = attemptsOfCaller(attemptsOf(call, 'INVITE'));
  const answered = own.find(({ accepted }) => accepted.length > 0);
  if (answered) {
    const status = answered.accepted[0]?.status ?? 200;
    return { isAnswered: true, by: dialogOf(call, answered)?.endedBy ?? null, status };
  }
  const last = own.at(-1);
  const status = last?.final?.status;
  if (!status) return null;
  return { isAnswered: false, by: last?.cancel ? 'caller' : null, status };
}
