import type { SipMessage } from '../../../engines/sip-capture/sip-capture.types.ts';
import { isChallengeBefore, isReadable, isRequest } from './attempts.ts';

export type Clocks = {
  /** As they were sent: on one clock, in this order. */
  messages: readonly SipMessage[];
  /** An answer stands before its request: no time from one side to the other means anything. */
  areApart: boolean;
  /** Milliseconds that a message was moved by. */
  shiftOf: (message: SipMessage) => number;
};

/** One packet may overtake another on its way to the capture. In ms. */
const jitter = 50;

const transactionOf = ({ callId, cseq, method, branch }: SipMessage) =>
  `${callId} ${cseq} ${method} ${branch}`;
const answerOf = ({ callId, cseq, toTag }: SipMessage) => `${callId} ${cseq} ${toTag}`;

function firstBy(messages: readonly SipMessage[], keyOf: (one: SipMessage) => string) {
  const found = new Map<string, SipMessage>();
  for (const one of messages) if (!found.has(keyOf(one))) found.set(keyOf(one), one);
  return found;
}

/** The order that the protocol gives: a request, its answer, the ACK of it. */
function pairsOf(all: readonly SipMessage[]): [SipMessage, SipMessage][] {
  const messages = all.filter(isReadable);
  const requests = firstBy(messages.filter(isRequest), transactionOf);
  const finals = firstBy(
    messages.filter(({ status, method }) => method === 'INVITE' && (status ?? 0) >= 200),
    answerOf,
  );
  return messages.flatMap((later): [SipMessage, SipMessage][] => {
    const before = isRequest(later)
      ? later.method === 'ACK' && finals.get(answerOf(later))
      : requests.get(transactionOf(later));
    const isOwn = before && before.to.ip === later.from.ip && before.from.ip === later.to.ip;
    if (!isOwn || later.from.ip === later.to.ip || isChallengeBefore(later, before)) return [];
    return [[before, later]];
  });
}

/** At one instant a request comes before its answer, and the answer before its ACK. */
export const rank = (one: SipMessage) => {
  if (!isRequest(one)) return 1;
  return one.method === 'ACK' ? 2 : 0;
};

/** Moves the clock of each sender until every answer comes after its request. */
export function onOneClock(messages: readonly SipMessage[]): Clocks {
  const reference = messages.find((one) => isRequest(one) && one.toTag === '')?.from.ip;
  const shifts = new Map<string, number>();
  const shiftOf = ({ from }: SipMessage) => shifts.get(from.ip) ?? 0;
  const timeOf = (one: SipMessage) => one.at + shiftOf(one);
  const pairs = pairsOf(messages);
  // As many rounds as a message may have hops; clocks that contradict themselves end here too.
  for (let round = 0; round < 8; round += 1) {
    let isSettled = true;
    for (const [before, later] of pairs) {
      const missing = timeOf(before) - timeOf(later);
      if (missing <= 0) continue;
      isSettled = false;
      const [moved, by] =
        later.from.ip === reference ? [before.from.ip, -missing] : [later.from.ip, missing];
      shifts.set(moved, (shifts.get(moved) ?? 0) + by);
    }
    if (isSettled) break;
  }
  return {
    messages:
      shifts.size === 0
        ? messages
        : messages
            .map((one) => ({ ...one, at: timeOf(one) }))
            .sort((a, b) => a.at - b.at || rank(a) - rank(b)),
    areApart: [...shifts.values()].some((by) => Math.abs(by) > jitter),
    shiftOf,
  };
}
