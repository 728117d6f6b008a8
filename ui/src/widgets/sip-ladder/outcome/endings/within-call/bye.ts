import type { SipMessage } from '../../../../../engines/sip-capture/sip-capture.types.ts';
import { isRequest, mayHavePassword } from '../../attempts.ts';
import type { Scene } from '../../scene.ts';

/** Whether the other side considers the call ended, or no longer knows it (RFC 3261, 15.1.1). */
const ends = ({ status }: SipMessage) =>
  status !== null && ((status >= 200 && status < 300) || status === 481 || status === 408);

/** Whether the other side of the same dialog sent it; the caller also ends other forks. */
export const isOfOtherSide = (one: SipMessage, bye: SipMessage) =>
  one.fromTag === bye.toTag && one.toTag === bye.fromTag;

/** All BYEs of the same side. */
const byesLike = (bye: SipMessage, call: readonly SipMessage[]) =>
  call.filter(
    (one) =>
      isRequest(one) &&
      one.method === 'BYE' &&
      one.fromTag === bye.fromTag &&
      one.toTag === bye.toTag,
  );

/** The last final response to each BYE of one side; null: none in the capture. */
const answersTo = (bye: SipMessage, call: readonly SipMessage[]): (SipMessage | null)[] =>
  byesLike(bye, call).map(
    ({ cseq, branch }) =>
      call.findLast(
        (one) =>
          one.method === 'BYE' &&
          one.cseq === cseq &&
          one.branch === branch &&
          one.fromTag === bye.fromTag &&
          (one.status ?? 0) >= 200,
      ) ?? null,
  );

/** The final refusal of a BYE; null: it was accepted, or its response is missing. */
export function refusalOfBye(bye: SipMessage, call: readonly SipMessage[]): SipMessage | null {
  const answers = answersTo(bye, call);
  const isOver =
    answers.some((one) => one && ends(one)) ||
    call.some((one) => isRequest(one) && one.method === 'BYE' && isOfOtherSide(one, bye));
  return isOver ? null : (answers.at(-1) ?? null);
}

/** Consequence of a refused BYE; '' if it ended the call. */
export function byeLeftOpen(bye: SipMessage, { call, who, isPartial, sentences }: Scene): string {
  const refusal = refusalOfBye(bye, call);
  if (!refusal) return '';
  const [by, status] = [who(refusal.from), refusal.status ?? 0];
  const last = byesLike(bye, call).at(-1);
  const isChallenge = (status === 401 || status === 407) && !(last && mayHavePassword(last));
  if (!isChallenge) return sentences.byeRefused(by, status);
  // The next BYE may be among the unreadable packets.
  return isPartial ? '' : sentences.byeChallenged(by, status);
}
