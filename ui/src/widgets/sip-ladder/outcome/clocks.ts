import { setBack } from '../../../engines/sip-capture/message-order.ts';
import { branchesOf } from '../../../engines/sip-capture/sip/sip-text.ts';
import type { SipMessage } from '../../../engines/sip-capture/sip-capture.types.ts';
import { isChallengeBefore, isReadable, isRequest } from './attempts.ts';
import { within } from './endings/answered.ts';

type Clocks = {
  /** In the order of sending, on one clock. */
  messages: readonly SipMessage[];
  /**
   * `apart`: a response precedes its request, so times between the sides mean nothing. `set back`,
   * `set forward`: a clock was changed during the capture. `no times`: some messages have no time.
   * null: all times are comparable.
   */
  fault: ClockFault | null;
  /** How far a message was moved, in ms. */
  shiftOf: (message: SipMessage) => number;
  /** Whether the same clock measured both, without being set in between. */
  areComparable: (a: SipMessage, b: SipMessage) => boolean;
};

export type ClockFault = 'apart' | 'set back' | 'set forward' | 'no times';

/** Packets may be captured out of order by this much. In ms. */
const jitter = 50;

const transactionOf = ({ callId, cseq, method, branch }: SipMessage) =>
  `${callId} ${cseq} ${method} ${branch}`;
const answerOf = ({ callId, cseq, toTag }: SipMessage) => `${callId} ${cseq} ${toTag}`;
/** Tags as the caller sees them; requests of the called side have them swapped. */
const dialogOf = ({ callId, fromTag, toTag }: SipMessage) => `${callId} ${fromTag} ${toTag}`;

function firstBy(messages: readonly SipMessage[], keyOf: (one: SipMessage) => string) {
  const found = new Map<string, SipMessage>();
  for (const one of messages) if (!found.has(keyOf(one))) found.set(keyOf(one), one);
  return found;
}

const isSuccess = ({ status }: SipMessage) => (status ?? 0) >= 200 && (status ?? 0) < 300;

/** The response that a proxy forwards without its own Via. */
const forwardedAs = (one: SipMessage, branch: string) =>
  `${transactionOf({ ...one, branch })} ${one.status} ${one.toTag}`;

const isBackOver = (before: SipMessage, later: SipMessage) =>
  before.to.ip === later.from.ip && before.from.ip === later.to.ip;

type Pair = [SipMessage, SipMessage];

/**
 * Pairs in the order of the protocol: request and response, response and ACK, answer and requests
 * within the call, a message and its copy on the next hop.
 */
function pairsOf(all: readonly SipMessage[]): Pair[] {
  const messages = all.filter(isReadable);
  const requests = firstBy(messages.filter(isRequest), transactionOf);
  const finals = messages.filter(
    ({ status, method }) => method === 'INVITE' && (status ?? 0) >= 200,
  );
  const byAnswer = firstBy(finals, answerOf);
  const dialogs = firstBy(finals.filter(isSuccess), dialogOf);
  const responses = messages.filter((one) => !isRequest(one) && one.status !== 100);
  const forwarded = firstBy(responses, (one) => forwardedAs(one, branchesOf(one.text)[1] ?? ''));
  return messages.flatMap((later): Pair[] => {
    if (!isRequest(later)) {
      const before = requests.get(transactionOf(later));
      const isOwn = before && isBackOver(before, later) && !isChallengeBefore(later, before);
      const own: Pair[] = isOwn && later.from.ip !== later.to.ip ? [[before, later]] : [];
      const received =
        later.branch === '' ? undefined : forwarded.get(forwardedAs(later, later.branch));
      const isOn = received?.to.ip === later.from.ip && received.from.ip !== later.from.ip;
      return isOn ? [...own, [received, later]] : own;
    }
    if (later.toTag === '') {
      // A proxy forwards only after receiving.
      const [, branch = ''] = branchesOf(later.text);
      const before = branch === '' ? undefined : requests.get(transactionOf({ ...later, branch }));
      const isOn = before && before.to.ip === later.from.ip && before.from.ip !== later.from.ip;
      return isOn ? [[before, later]] : [];
    }
    const before =
      later.method === 'ACK'
        ? byAnswer.get(answerOf(later))
        : within.includes(later.method) && dialogs.get(dialogOf(later));
    // An INVITE within the call precedes its own answer.
    const isAfter = later.method === 'ACK' || (before && (before.cseq ?? 0) < (later.cseq ?? 0));
    const isOwn = before && isAfter && isBackOver(before, later) && later.from.ip !== later.to.ip;
    return isOwn ? [[before, later]] : [];
  });
}

const rank = (one: SipMessage) => {
  if (!isRequest(one)) return 1;
  return one.method === 'ACK' ? 2 : 0;
};
const hopsOf = ({ text }: SipMessage) => branchesOf(text).length;

/**
 * Order at the same instant: a request precedes its response, and a response its ACK. Each hop adds
 * a Via to a request, and removes one from a response.
 */
export const byProtocol = (a: SipMessage, b: SipMessage) =>
  rank(a) - rank(b) || (isRequest(a) ? hopsOf(a) - hopsOf(b) : hopsOf(b) - hopsOf(a));

/** No response takes this long: one side's clock is not set. In ms. */
const day = 86_400_000;

/** How far to move the later one, so that it follows within the same call. */
const gapOf = (before: number, later: number) =>
  later < before || later - before > day ? before - later : 0;

/**
 * How far to move each sender's clock so that every response follows its request. Empty if no shift
 * does: then messages are missing, and there may be only one clock.
 */
function shiftsOf(
  messages: readonly SipMessage[],
  pairs: readonly Pair[],
): ReadonlyMap<string, number> {
  const reference = messages.find((one) => isRequest(one) && one.toTag === '')?.from.ip;
  const shifts = new Map<string, number>();
  const timeOf = (one: SipMessage) => one.at + (shifts.get(one.from.ip) ?? 0);
  // One round per possible hop of a message.
  for (let round = 0; round < 8; round += 1) {
    let isSettled = true;
    for (const [before, later] of pairs) {
      const gap = gapOf(timeOf(before), timeOf(later));
      if (gap === 0) continue;
      isSettled = false;
      const [moved, by] =
        later.from.ip === reference ? [before.from.ip, -gap] : [later.from.ip, gap];
      shifts.set(moved, (shifts.get(moved) ?? 0) + by);
    }
    if (isSettled) return shifts;
  }
  return new Map();
}

/** Moves everything after a clock was set back behind everything before. null: no clock was. */
function afterSetBack(messages: readonly SipMessage[]): Clocks | null {
  const moved = new Map<SipMessage, number>();
  let [shift, latest] = [0, Number.NEGATIVE_INFINITY];
  const onClock = messages.map((one) => {
    if (latest - (one.at + shift) > setBack) shift = latest - one.at;
    latest = Math.max(latest, one.at + shift);
    const copy = shift === 0 ? one : { ...one, at: one.at + shift };
    moved.set(one, shift).set(copy, shift);
    return copy;
  });
  if (shift === 0) return null;
  const shiftOf = (one: SipMessage) => moved.get(one) ?? 0;
  return {
    messages: onClock,
    fault: 'set back',
    shiftOf,
    areComparable: (a, b) => shiftOf(a) === shiftOf(b),
  };
}

/**
 * Transactions time out after 32 s without a response (RFC 3261, timers B, F and H). A little more,
 * in ms.
 */
const longestWait = 34_000;

/** Whether the second follows at once or never: no person is involved in between. */
function isAtOnce(before: SipMessage, later: SipMessage): boolean {
  if (before.transport !== 'UDP') return false;
  if (later.method === 'ACK') return !isRequest(before);
  if (!isRequest(before) || isRequest(later)) return false;
  return before.method !== 'INVITE' || later.status === 100;
}

/**
 * Moves everything after a clock was set forward next to everything before: a response came later
 * than any timeout allows. If no host sent messages both before and after, the clocks of the two
 * sides differ instead. null: no wait is too long.
 */
function afterSetForward(messages: readonly SipMessage[], pairs: readonly Pair[]): Clocks | null {
  const isTooLong = ([before, later]: Pair) => {
    const took = later.at - before.at;
    return took > longestWait && (isAtOnce(before, later) || (!isRequest(later) && took > day));
  };
  // Retransmissions prove that the wait is real. Looking through all messages is rarely needed.
  const isRepeated = ([before, later]: Pair) =>
    messages.some(
      (one) =>
        one.at > before.at &&
        one.at < later.at &&
        one !== before &&
        one.status === before.status &&
        one.from.ip === before.from.ip &&
        transactionOf(one) === transactionOf(before),
    );
  const pair = pairs.find((one) => isTooLong(one) && !isRepeated(one));
  if (!pair) return null;
  const [from, to] = pair.map((one) => messages.indexOf(one));
  if (from === undefined || to === undefined || from >= to) return null;
  let leap = { index: to, by: 0 };
  for (let index = from + 1; index <= to; index += 1) {
    const by = (messages[index]?.at ?? 0) - (messages[index - 1]?.at ?? 0);
    if (by > leap.by) leap = { index, by };
  }
  if (leap.by < longestWait / 2) return null;
  const moved = new Map<SipMessage, number>();
  const onClock = messages.map((one, index) => {
    const shift = index < leap.index ? 0 : -leap.by;
    const copy = shift === 0 ? one : { ...one, at: one.at + shift };
    moved.set(one, shift).set(copy, shift);
    return copy;
  });
  const shiftOf = (one: SipMessage) => moved.get(one) ?? 0;
  const senders = new Set(messages.slice(0, leap.index).map((one) => one.from.ip));
  const isOneClock = messages.slice(leap.index).some((one) => senders.has(one.from.ip));
  return {
    messages: onClock,
    fault: isOneClock ? 'set forward' : 'apart',
    shiftOf,
    areComparable: (a, b) => shiftOf(a) === shiftOf(b),
  };
}

/**
 * Moves each sender's clock until every response follows its request.
 * @param messages in the order of `Capture`
 */
export function onOneClock(messages: readonly SipMessage[]): Clocks {
  if (messages.some(({ hasNoTime }) => hasNoTime)) {
    return {
      messages,
      fault: 'no times',
      shiftOf: () => 0,
      areComparable: (a, b) => !a.hasNoTime && !b.hasNoTime,
    };
  }
  const fixed = afterSetBack(messages);
  if (fixed) return fixed;
  const pairs = pairsOf(messages);
  const shifts = shiftsOf(messages, pairs);
  const shiftOf = ({ from }: SipMessage) => shifts.get(from.ip) ?? 0;
  const areApart = [...shifts.values()].some((by) => Math.abs(by) > jitter);
  const advanced = areApart ? null : afterSetForward(messages, pairs);
  if (advanced) return advanced;
  return {
    messages:
      shifts.size === 0
        ? messages
        : messages
            .map((one) => ({ ...one, at: one.at + shiftOf(one) }))
            .sort((a, b) => a.at - b.at || byProtocol(a, b)),
    fault: areApart ? 'apart' : null,
    shiftOf,
    areComparable: (a, b) => !areApart || a.from.ip === b.from.ip,
  };
}
