import type { SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, groupedBy, isRequest, isResent, isSameParty } from '../attempts.ts';

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

/** Repeats that show that nothing came back, and how long they have to go on in ms (RFC 3261, timers A and G). */
const enough = { repeats: 4, span: 3000 };

/** A sender without an answer sends again and again. @param sent the first and its repeats */
export function isRepeatedInVain(sent: readonly SipMessage[]): boolean {
  const [first, last] = [sent[0], sent.at(-1)];
  if (!first || !last) return false;
  return sent.length >= enough.repeats && last.at - first.at >= enough.span;
}

/** The answer was repeated for seconds, and nothing of the dialog followed it. */
export function isUnacknowledged(
  { accepted, ack }: Dialog,
  answers: readonly SipMessage[],
  call: readonly SipMessage[],
): boolean {
  const { fromTag, toTag, from } = accepted;
  const isOfDialog = (one: SipMessage) =>
    (one.fromTag === fromTag && one.toTag === toTag) ||
    (one.fromTag === toTag && one.toTag === fromTag);
  const copies = answers
    .filter((one) => one.toTag === toTag && one.from.ip === from.ip)
    .filter(isResent);
  const [begin = 0, end = 0] = [copies[0]?.at, copies.at(-1)?.at];
  // One that was sent, and repeated answers all the same: it got lost behind the capture.
  const isAckLost = ack === null || end - Math.max(begin, ack.at) >= patience.whole;
  if (!isAckLost || !isRepeatedInVain(copies)) return false;
  const isGivenUp = ({ at, from: sender }: SipMessage) =>
    sender.ip === from.ip && end - begin >= patience.whole && at - end <= patience.last;
  // The other side may go on as if the call stood: only what the side sends that waits proves an ACK.
  const isProof = (one: SipMessage) => ack === null || one.from.ip === from.ip;
  return !call.some((one) => isRequest(one) && isOfDialog(one) && isProof(one) && !isGivenUp(one));
}

/**
 * Without an ACK the answer is repeated every 4 s, and the side that sent it hangs up after 32 s (RFC 3261,
 * 13.3.1.4). A little less, in ms: the last copies may be missing.
 */
const patience = { whole: 24_000, last: 9000 };

/** Sent within an answered call only. All others may come before the answer too (RFC 3262, 3311, 6086). */
export const within: readonly string[] = ['INVITE', 'BYE', 'REFER'];

/**
 * Shows that an INVITE was answered, though the answer is not there: its ACK, or what is only sent
 * within a call.
 */
export function proofOfAnswer(
  call: readonly SipMessage[],
  attempts: readonly Attempt[],
): SipMessage | null {
  const branches = new Set(call.filter(isInvite).map(({ branch }) => branch));
  const refusals = new Set(call.filter(isRefusal).map(({ cseq, toTag }) => `${cseq} ${toTag}`));
  const isProof = (one: SipMessage) => {
    if (one.toTag === '') return false;
    if (one.method === 'ACK') {
      return (
        one.branch.startsWith('z9hG4bK') &&
        !branches.has(one.branch) &&
        !refusals.has(`${one.cseq} ${one.toTag}`) &&
        // Over a hop whose INVITE is missing it may be that of a refusal, with the branch of that INVITE.
        attempts.some(({ request: { cseq, to } }) => cseq === one.cseq && to.ip === one.to.ip)
      );
    }
    // Not the BYE that gave up an early dialog, nor the answer to it.
    const isEarly = ({ cancel }: Attempt) => cancel?.method === 'BYE' && cancel.cseq === one.cseq;
    if (one.method === 'BYE' && attempts.some(isEarly)) return false;
    return within.includes(one.method) && (isRequest(one) || isSuccess(one));
  };
  return call.find(isProof) ?? null;
}

/**
 * The ACK of a refusal goes over the branch of its INVITE, the ACK of an answer over another one (RFC
 * 3261, 17.1.1.3): so it shows a refusal that the capture does not have.
 */
export const isRefusedUnseen = (
  { request: { branch, cseq, from } }: Attempt,
  call: readonly SipMessage[],
) =>
  branch.startsWith('z9hG4bK') &&
  call.some(
    (one) =>
      isRequest(one) &&
      one.method === 'ACK' &&
      one.branch === branch &&
      one.cseq === cseq &&
      one.from.ip === from.ip &&
      one.toTag !== '',
  );

const isInvite = (one: SipMessage) => isRequest(one) && one.method === 'INVITE';
const isRefusal = ({ method, status }: SipMessage) => method === 'INVITE' && (status ?? 0) >= 300;
const isSuccess = ({ status }: SipMessage) => (status ?? 0) >= 200 && (status ?? 0) < 300;
