import type { Outcome, SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import { isRequest } from '../attempts.ts';
import { bad, good, plain, type Scene } from '../scene.ts';
import type { Dialog } from './answered.ts';
import { unheard } from './in-vain.ts';
import { whyEnded } from './reasons.ts';
import { byeLeftOpen, isOfOtherSide } from './within-call/bye.ts';
import type { TimerEnding } from './within-call/session-timer.ts';

/** A later BYE comes from a side that never received the first. In ms. */
const moment = 2000;

/** Whether the other side hung up too, before it could have received this BYE. */
function hangsUpToo(bye: SipMessage, { call, areComparable }: Scene): boolean {
  const isAnswered = (one: SipMessage, at: number) =>
    call.some(
      ({ method, status, fromTag, at: answeredAt }) =>
        method === 'BYE' && status !== null && fromTag === one.fromTag && answeredAt < at,
    );
  return call.some(
    (one) =>
      isRequest(one) &&
      one.method === 'BYE' &&
      isOfOtherSide(one, bye) &&
      one.fromTag !== bye.fromTag &&
      // A side that received a BYE sends none.
      (!areComparable(bye, one) ||
        (Math.abs(one.at - bye.at) <= moment &&
          !isAnswered(bye, one.at) &&
          !isAnswered(one, bye.at))),
  );
}

/** Describes how an answered call ended. @param took null: its answer is not in the capture */
export function ended(
  took: string | null,
  bye: SipMessage,
  endedBy: Dialog['endedBy'],
  later: string,
  scene: Scene,
  timer: TimerEnding | null,
): Outcome {
  const { call, who, sides, sentences } = scene;
  const by = endedBy && sides[endedBy];
  if (timer?.kind === 'told') return bad(sentences.endedByTimer(took, later));
  if (timer?.kind === 'expired') {
    return plain(sentences.expired(took, by, later, timer.seconds, timer.refusal));
  }
  if (timer?.kind === 'refused') {
    return plain(sentences.endedRefused(took, by, later, timer.method, timer.status));
  }
  if (timer) return plain(sentences.endedAfter(took, by, later, timer.method, timer.status));
  const open = byeLeftOpen(bye, scene);
  if (open !== '') return bad(`${sentences.ended(took, by, later)} ${open}`);
  const why = whyEnded(bye, sentences.reasons);
  if (why) return plain(`${sentences.ended(took, by, later)}${sentences.reasonGiven(why)}`);
  // If the answer is missing too, a missing response proves nothing.
  const silence = took === null ? '' : unheard(bye, scene);
  if (silence !== '') return plain(`${sentences.ended(took, by, later)}${silence}`);
  // If both sides hang up at once, each answers the other's BYE with 481.
  const hasCrossed = call.some(
    (one) => isRequest(one) && one.method === 'BYE' && isOfOtherSide(one, bye),
  );
  const unknown = hasCrossed
    ? undefined
    : call.find(
        ({ method, cseq, status, to }) =>
          method === 'BYE' && status === 481 && cseq === bye.cseq && to.ip === bye.from.ip,
      );
  if (unknown) return plain(sentences.endedUnknown(took, by, later, who(unknown.from)));
  const too = hangsUpToo(bye, scene) ? ` ${sentences.hungUpToo}` : '';
  return good(`${sentences.ended(took, by, later)}${too}`);
}
