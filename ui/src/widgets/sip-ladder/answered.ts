import type { SipMessage } from '../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, groupedBy, isRequest, isSameParty } from './attempts.ts';

/** A dialog that a 2xx made (RFC 3261, 12.1). */
export type Dialog = {
  accepted: SipMessage;
  ack: SipMessage | null;
  bye: SipMessage | null;
  /** Sender of the BYE; null where unknown. */
  endedBy: 'caller' | 'called side' | null;
  /** There is a BYE of the call that is of none of its dialogs. */
  hasStrangeBye: boolean;
};

/**
 * The dialog that carried the call. Forks may make several; the caller ends all but one at once.
 * @param call all messages of its Call-ID
 */
export function dialogOf(
  call: readonly SipMessage[],
  { request, accepted }: Attempt,
): Dialog | null {
  const requests = call.filter(isRequest);
  const byes = requests.filter(({ method }) => method === 'BYE');
  const dialogs = [...groupedBy(accepted, ({ toTag }) => toTag ?? '').values()].flatMap(
    ([first]) => {
      if (!first) return [];
      const bye = byes.find(
        ({ fromTag, toTag }) =>
          (fromTag === request.fromTag && toTag === first.toTag) ||
          (fromTag === first.toTag && toTag === request.fromTag),
      );
      const ack = requests.find(
        ({ method, cseq, toTag }) =>
          method === 'ACK' && cseq === request.cseq && toTag === first.toTag,
      );
      return { accepted: first, ack: ack ?? null, bye: bye ?? null };
    },
  );
  const endOf = (one: { bye: SipMessage | null }) => one.bye?.at ?? Number.POSITIVE_INFINITY;
  const longest = dialogs.reduce<(typeof dialogs)[number] | null>(
    (best, one) => (best && endOf(best) >= endOf(one) ? best : one),
    null,
  );
  if (!longest) return null;
  return {
    ...longest,
    endedBy: longest.bye && sideOf(longest.bye, request, longest.accepted),
    hasStrangeBye: byes.length > 0 && !dialogs.some(({ bye }) => bye),
  };
}

function sideOf(bye: SipMessage, request: SipMessage, accepted: SipMessage): Dialog['endedBy'] {
  if (request.fromTag !== accepted.toTag) {
    return bye.fromTag === request.fromTag ? 'caller' : 'called side';
  }
  // Without tags, as before RFC 3261, hosts have to do.
  if (request.from.ip === request.to.ip) return null;
  return isSameParty(bye.from, request.from, false) ? 'caller' : 'called side';
}

/** An ACK that is not there was not lost while it may still be on its way: T1 of RFC 3261. In ms. */
const patience = 500;

/** The answer was repeated, or the capture goes on, and there is no ACK for it. */
export const isUnacknowledged = (
  { accepted, ack }: Dialog,
  answers: readonly SipMessage[],
  end: number,
) =>
  !ack &&
  (end - accepted.at >= patience ||
    answers.some(({ at, toTag }) => toTag === accepted.toTag && at - accepted.at >= 100));
