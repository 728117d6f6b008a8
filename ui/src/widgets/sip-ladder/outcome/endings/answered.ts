import type { SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, groupedBy, isRequest, isResent, isSameParty } from '../attempts.ts';

/** A dialog created by a 2xx (RFC 3261, 12.1). */
export type Dialog = {
  accepted: SipMessage;
  ack: SipMessage | null;
  /** If it is missing, its response. */
  bye: SipMessage | null;
  /** Sender of the BYE; null where unknown. */
  endedBy: 'caller' | 'called side' | null;
  /** Whether the call has a BYE that belongs to none of its dialogs. */
  hasStrangeBye: boolean;
};

/**
 * The dialog that carried the call. Forking may create several; the caller ends all but one at
 * once.
 * @param call all messages of its Call-ID
 */
export function dialogOf(
  call: readonly SipMessage[],
  { request, accepted }: Attempt,
): Dialog | null {
  const requests = call.filter(isRequest);
  const byes = requests.filter(({ method }) => method === 'BYE');
  const closings = [...byes, ...call.filter(isAcceptedBye)];
  const dialogs = [...groupedBy(accepted, ({ toTag }) => toTag ?? '').values()].flatMap(
    ([first]) => {
      if (!first) return [];
      const own = closings.filter(
        ({ fromTag, toTag }) =>
          (fromTag === request.fromTag && toTag === first.toTag) ||
          (fromTag === first.toTag && toTag === request.fromTag),
      );
      // One in the early dialog was refused if another follows the answer.
      const bye = own.find(({ at }) => at >= first.at) ?? own[0];
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
  // Without tags, as before RFC 3261, the hosts decide.
  if (request.from.ip === request.to.ip || !isRequest(bye)) return null;
  return isSameParty(bye.from, request.from, false) ? 'caller' : 'called side';
}

/** Number and span (in ms) of retransmissions that prove that no response arrived (RFC 3261, timers A and G). */
const enough = { repeats: 4, span: 3000 };

/** A sender without a response retransmits. @param sent the first and its retransmissions */
export function isRepeatedInVain(sent: readonly SipMessage[]): boolean {
  const [first, last] = [sent[0], sent.at(-1)];
  if (!first || !last) return false;
  return sent.length >= enough.repeats && last.at - first.at >= enough.span;
}

/** Whether the answer was retransmitted for seconds, and nothing in the dialog followed it. */
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
  // If the answer is retransmitted despite an ACK, the ACK was lost behind the capture.
  const isAckLost = ack === null || end - Math.max(begin, ack.at) >= patience.whole;
  if (!isAckLost || !isRepeatedInVain(copies)) return false;
  const isGivenUp = ({ at, from: sender }: SipMessage) =>
    sender.ip === from.ip && end - begin >= patience.whole && at - end <= patience.last;
  // The caller may continue as if the call were up: only requests of the side that waits prove an
  // ACK.
  const isProof = (one: SipMessage) => ack === null || one.from.ip === from.ip;
  return !call.some((one) => isRequest(one) && isOfDialog(one) && isProof(one) && !isGivenUp(one));
}

/**
 * Without an ACK, the called side retransmits its answer every 4 s and hangs up after 32 s (RFC
 * 3261, 13.3.1.4). A little less, in ms: the last copies may be missing.
 */
const patience = { whole: 24_000, last: 9000 };

/** Methods used only within an answered call. All others may come before the answer too (RFC 3262, 3311, 6086). */
export const within: readonly string[] = ['INVITE', 'BYE', 'REFER'];

/**
 * Finds proof that an INVITE was answered although the answer is missing: its ACK, or a request
 * that is sent only within a call.
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
        // Over a hop without its INVITE, it may be the ACK of a refusal, with that INVITE's branch.
        attempts.some(({ request: { cseq, to } }) => cseq === one.cseq && to.ip === one.to.ip)
      );
    }
    // Ignores the BYE that gave up an early dialog, and its response.
    const isEarly = ({ cancel }: Attempt) => cancel?.method === 'BYE' && cancel.cseq === one.cseq;
    if (one.method === 'BYE' && attempts.some(isEarly)) return false;
    return within.includes(one.method) && (isRequest(one) || isSuccess(one));
  };
  return call.find(isProof) ?? null;
}

/**
 * Whether an ACK proves a refusal that is missing from the capture: it uses the branch of its
 * INVITE, whereas the ACK of an answer uses a new one (RFC 3261, 17.1.1.3).
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

/** The BYE was accepted: its response has the tags of the BYE. */
export const isAcceptedBye = (one: SipMessage) => one.method === 'BYE' && isSuccess(one);

const isInvite = (one: SipMessage) => isRequest(one) && one.method === 'INVITE';
const isRefusal = ({ method, status }: SipMessage) => method === 'INVITE' && (status ?? 0) >= 300;
const isSuccess = ({ status }: SipMessage) => (status ?? 0) >= 200 && (status ?? 0) < 300;
