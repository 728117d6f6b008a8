import type { CallSide } from '../../../engines/sip-capture/sip-capture.types.ts';
import { formatCount, formatDuration } from '../../../tokens/format/index.ts';
import { connectionSentences } from './endings/lost/connection-sentences.ts';
import { reasonSentences } from './endings/reason-sentences.ts';
import { troubleSentences } from './endings/within-call/trouble-sentences.ts';

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const capture = (isPartial: boolean) =>
  isPartial ? 'the readable part of this capture' : 'this capture';

const answered = (took: string | null) =>
  took === null ? 'The call was answered,' : `The call was answered${took}`;

const side = (by: CallSide | null) => (by === null ? '' : ` by the ${by}`);

const request = (method: string) => (method === 'INVITE' ? 'the call' : `the ${method}`);

const subject = (method: string) => capital(request(method));

const check =
  'Check the address and port, and that a firewall lets SIP through in both directions.';

/**
 * All sentences about a capture. `who`, `by`, `server` and `callee` come from `who`, or are an
 * address; `took` comes from `after`, or is '', and `later` comes from `later`.
 */
export const outcomeSentences = {
  /** @param name of a host, as the application passed it */
  who: (name: string) =>
    `the ${name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`,
  /** Milliseconds after the request. */
  after: (ms: number) => ` after ${formatDuration(ms)}`,
  /** Milliseconds after the answer. */
  later: (ms: number) => ` ${formatDuration(ms)} later`,

  noSip: 'There is no SIP in this capture.',
  noReadableSip: "No SIP can be read in this capture; parts of it can't be read at all.",
  allCut:
    'The messages are cut off before the headers that identify their call. Capture whole packets to see what happened.',
  otherCalls: "None of the calls in this capture has this call's Call-ID.",
  several: (count: number, areCalls: boolean) =>
    `${formatCount(count, areCalls ? 'call' : 'exchange')} are in this capture. Choose one to see what happened.`,
  /** Before `answersOnly`. */
  answeredAndEnded: 'The call was answered, and has ended.',
  clocksApart: 'The clocks of the two sides differ, so the times between them mean nothing.',
  clockSetBack:
    'The clock was set back during this capture, so the times across that mean nothing.',
  clockSetForward:
    'The clock was set forward during this capture, so the times across that mean nothing.',
  noTimes: 'This capture has no times, so it does not show how long anything took.',
  noTimesOfSome:
    'This capture has no times for some of its messages, so it does not show how long everything took.',
  noBeginning: 'The beginning of the call is not in this capture.',
  answersOnly: 'This capture only has answers: the requests are not in it.',
  restCut: (who: string, status: number, took: string) =>
    `${capital(who)} answered with ${status}${took}. Other messages are cut too short to tell what came of the call.`,
  oneWay: (who: string) => `It only has what ${who} sent.`,

  toldRegistered: (server: string, took: string) =>
    `${capital(server)} told what is registered${took}.`,
  accepted: (method: string, server: string, took: string) =>
    `The ${method} was accepted by ${server}${took}.`,
  /**
   * @param tookEnd of the NOTIFY that ended it
   * @param reason in the NOTIFY; '': none
   * @param why one of `subscriptionEnds`; null: none for this reason
   */
  subscriptionEnded: (
    server: string,
    took: string,
    tookEnd: string,
    reason: string,
    why: string | null,
  ) => {
    const known = why === null ? '' : ` (${reason}): ${why}`;
    const other = reason === '' ? ' It gives no reason.' : ` The reason given: “${reason}”.`;
    return `The SUBSCRIBE was accepted by ${server}${took}, but a NOTIFY ended the subscription${tookEnd}${known}.${why === null ? other : ''}`;
  },
  noticeRefused: (server: string, took: string, by: string, status: number) =>
    `The SUBSCRIBE was accepted by ${server}${took}, but ${by} refused its NOTIFY with ${status}: the subscription may have ended there.`,
  /** Reasons in the Subscription-State of a NOTIFY (RFC 6665, 4.1.3). */
  subscriptionEnds: {
    deactivated: 'the other side moves or restarts. Subscribe again at once',
    giveup: 'nobody allowed it in time. Have it allowed there, and subscribe again',
    invariant: 'what it was for will not change any more',
    noresource: 'what it was for does not exist, or no longer. Check the address',
    probation: 'the other side does not serve it now. Subscribe again later',
    rejected: 'the other side does not allow it. Check what this account may subscribe to',
    timeout: 'it was not renewed in time',
  },
  notKept: (server: string, took: string) =>
    `The REGISTER was accepted by ${server}${took}, but its answer says that the registration has run out. Compare the Contact and Expires of both.`,
  notListed: (server: string, took: string) =>
    `The REGISTER was accepted by ${server}${took}, but its answer lists no address, so it does not show that the registration stands. Ask for what is registered with a REGISTER without a Contact, or look in the log of the other side.`,
  stillThere: (server: string, took: string) =>
    `The REGISTER that unregisters was accepted by ${server}${took}, but its answer still lists the address: calls may still go there. Compare the Contact and Expires of both.`,
  /** @param tookBefore of an earlier registration; null: none */
  unregistered: (server: string, took: string, tookBefore: string | null) =>
    `${tookBefore === null ? 'It' : `It was registered${tookBefore}. Later it`} was unregistered: ${server} accepted that${took}.`,
  /** Follows the outcome of a later REGISTER. */
  registeredBefore: 'It had been registered before.',

  answered: (took: string) => `${answered(took)}.`,
  noAck: (took: string) =>
    `${answered(took)}. An ACK for it is not in the readable part of this capture.`,
  ackLost: (took: string) =>
    `${answered(took)}, but the answer was sent again and again: the ACK did not arrive. Check the Contact header of the answer, and whether a firewall or NAT changes addresses.`,
  /** Follows `ackLost`. */
  endedThen: (by: CallSide | null, later: string) => `It was ended${side(by)}${later}.`,
  noEnd: (took: string) => `${answered(took)}. Its end is not in this capture.`,
  unseenAnswer: 'When it was answered is not in this capture.',
  refusedUnseen:
    'The call was not answered: its ACK shows that the INVITE was refused, redirected or challenged for a password. Which one is not in this capture.',
  /** @param status sent to the caller; null: not in the capture */
  answeredBehind: (who: string, took: string, status: number | null) =>
    status === null
      ? `${capital(who)} answered${took}. What the caller got is not in this capture.`
      : `${capital(who)} answered${took}. The INVITE of the caller that this capture shows still ended with ${status}.`,
  /** For this and all other endings: @param took null: the answer is not in the capture */
  ended: (took: string | null, by: CallSide | null, later: string) =>
    `${answered(took)} and ended${side(by)}${later}.`,
  /** Follows the sentence about an ending. @param why one of `reasons` */
  reasonGiven: (why: string) => ` The reason given: ${why}.`,
  /** A provisional response had a Reason header, as with an announcement. */
  reasonBefore: (who: string, why: string) => `Earlier, ${who} gave a reason: ${why}.`,
  endedUnknown: (took: string | null, by: CallSide | null, later: string, who: string) =>
    `${answered(took)} and ended${side(by)}${later}. ${capital(who)} did not know the call any more (481).`,
  /** Follows how a call ended or was given up. @param method BYE or CANCEL */
  unheard: (method: string, times: number, ms: number) =>
    `The ${method} was sent ${times} times in ${formatDuration(ms)} and had no answer: the other side may not know of it.`,
  /** The answer crossed the CANCEL or followed it, and a BYE ended the call. @param took of the CANCEL */
  crossed: (by: CallSide, took: string, answerTook: string) =>
    `The ${by} gave up${took}. The call was still answered${answerTook}, and the ${by} ended it at once.`,
  /** Like `crossed`, without the BYE. */
  crossedOpen: (by: CallSide, took: string, answerTook: string) =>
    `The ${by} gave up${took}. The call was still answered${answerTook}, and the capture shows no BYE that ends it.`,
  endedByTimer: (took: string | null, later: string) =>
    `${answered(took)} and ended by the session timer${later}, says the Reason of its BYE. Compare the Session-Expires of both sides, and what came of each UPDATE or INVITE within the call.`,
  /** Nothing refreshed the session before it ran out. @param refusal of the last refresh */
  expired: (
    took: string | null,
    by: CallSide | null,
    later: string,
    seconds: number,
    refusal: { method: string; status: number } | null,
  ) =>
    `${answered(took)} and ended${side(by)}${later}. Its session timer of ${seconds} s may have ended it: nothing had refreshed the session in that time${refusal === null ? '' : `, and the last ${refusal.method} within the call was refused with ${refusal.status}`}. The BYE gives no Reason, so ${by === null ? 'a person' : `the ${by}`} may as well have hung up at that moment.`,
  /** A timed session: the refused request would also have refreshed it. */
  endedRefused: (
    took: string | null,
    by: CallSide | null,
    later: string,
    method: string,
    status: number,
  ) =>
    `${answered(took)} and ended${side(by)}${later}, right after a ${status} to ${method} within the call, which would also have refreshed its session timer. Compare what both sides allow there.`,
  /** @param status of a request within the call; null: no response */
  endedAfter: (
    took: string | null,
    by: CallSide | null,
    later: string,
    method: string,
    status: number | null,
  ) =>
    `${answered(took)} and ended${side(by)}${later}, after ${status === null ? `no answer to ${method}` : `a ${status} to ${method}`} within the call: the other side was gone, or had forgotten the call.`,
  /** @param status of the new call, or of the refused REFER; null: not in the capture */
  transfer: (by: CallSide, target: string, status: number | null) => {
    const to = target === '' ? '' : ` to ${target}`;
    if (status !== null && status >= 200 && status < 300) return `The ${by} transferred it${to}.`;
    const failed = status !== null && status >= 300;
    return `The ${by} asked to transfer it${to}${failed ? `, which failed with ${status}` : ''}.`;
  },
  /** In an attended transfer, another call replaces this one and ends it. */
  replaced: 'Another call took its place (Replaces).',

  answeredElsewhere: (took: string) => `The call was answered elsewhere${took}, and given up here.`,
  givenUp: (took: string, by: CallSide) => `The ${by} gave up${took}.`,
  givenUpUnanswered: (took: string, by: CallSide) =>
    `The ${by} gave up${took}, before anyone answered.`,
  givenUpWith487: (took: string) =>
    `The call was given up before anyone answered, and ended with 487${took}.`,
  noPassword: (by: string, status: number, took: string, method: string) =>
    `${capital(by)} asked for a password with ${status}${took}, and no ${method} with it is in this capture. If none was sent, the side that sent the ${method} has no username and password for it.`,
  passwordCut: (by: string, status: number, took: string) =>
    `${capital(by)} asked for a password with ${status}${took}. The messages are cut too short to tell what came of it.`,
  passwordExpired: (by: string, status: number, took: string, method: string) =>
    `${capital(by)} asked for a password with ${status}${took} once more, because the first answer came too late, and no later ${method} is in this capture.`,
  /** The nonce keeps expiring. @param times in a row */
  passwordExpires: (by: string, status: number, took: string, method: string, times: number) =>
    `${subject(method)} was rejected by ${by} with ${status}${took}: ${times} times in a row the nonce had expired before the password came (stale). Check whether several servers take turns there without sharing their nonces, and how long a nonce is valid.`,
  /**
   * @param realms of the challenge and of the credentials; 'header': the credentials came in the
   * header for the other status
   */
  passwordMisplaced: (
    by: string,
    status: number,
    took: string,
    method: string,
    realms: { asked: string; sent: string } | 'header',
  ) => {
    const why =
      realms === 'header'
        ? 'the password came in the wrong header: 401 and 407 have one each'
        : `it asked for a password for the realm “${realms.asked}”, and got one for “${realms.sent}”. Check the realm`;
    return `${subject(method)} was rejected by ${by} with ${status}${took}: ${why}.`;
  },
  circle: (path: readonly string[], method: string) =>
    `${subject(method)} was redirected in a circle, from ${path.join(' to ')}. Check where each of them sends this number.`,
  /** @param target '' if it names none */
  redirected: (by: string, target: string, status: number, took: string, method: string) =>
    `${capital(by)} redirected ${request(method)}${target === '' ? '' : ` to ${target}`} with ${status}${took}. No later ${method} is in this capture. If none was sent, allow redirects, or dial that address.`,
  redirectFollowed: (by: string, target: string, status: number, took: string, method: string) =>
    `${capital(by)} redirected ${request(method)} to ${target} with ${status}${took}. A later call in this capture goes there.`,
  /** 305 (RFC 3261, 21.3.4): the same address through another host. */
  sentByProxy: (by: string, target: string, status: number, took: string, method: string) =>
    `${capital(by)} asked with ${status}${took} to send ${request(method)} through a proxy${target === '' ? '' : `, ${target}`}. No later ${method} is in this capture. If none was sent, set that proxy for calls to ${by}.`,
  /** 380 (RFC 3261, 21.3.5): another service, described in the body. */
  otherService: (by: string, target: string, status: number, took: string, method: string) =>
    `${capital(by)} does not take ${request(method)} this way: it named another service with ${status}${took}${target === '' ? '' : `, ${target}`}. The body of its answer says which. No later ${method} is in this capture.`,
  redirectedBy: (who: string) => `${capital(who)} had redirected it.`,
  redirectedOver: (path: readonly string[], isCircle: boolean) =>
    `It had been redirected from ${path.join(' to ')}${isCircle ? ', in a circle' : ''}.`,
  /** Requirements of a refusal for the next try (RFC 3261 and 4028): it is not final. */
  wishes: {
    421: 'an extension (Require)',
    422: 'a longer session timer (Min-SE)',
    423: 'a longer registration (Min-Expires)',
  } satisfies Record<number, string>,
  wished: (by: string, wish: string, status: number, took: string, method: string) =>
    `${capital(by)} asked for ${wish} with ${status}${took}, and no later ${method} is in this capture.`,
  /** Any response to OPTIONS shows that the host is reachable. */
  reached: (by: string, status: number, took: string) =>
    `${capital(by)} answered the OPTIONS with ${status}${took}, so SIP gets through in both directions.`,
  rejected: (method: string, by: string, status: number, took: string, why: string) =>
    `${subject(method)} was rejected by ${by} with ${status}${took}: ${why}.`,
  /** Follows the outcome of a leg that a host dialled for a call. */
  toldCaller: (who: string, status: number) =>
    `${capital(who)} answered the caller with ${status}.`,
  /** @param as status that was passed on, if it differs */
  rejectedBehind: (
    by: string,
    status: number,
    took: string,
    who: string,
    as: number | null,
    why: string,
  ) =>
    `The call was rejected by ${by} with ${status}${took}, which ${who} passed on${as === null ? '' : ` as ${as}`}: ${why}.`,

  /** State of the called side by provisional response (RFC 3261, 21.1). */
  progress: {
    180: (took: string) => `It rang${took}`,
    181: (took: string) => `The call was being forwarded${took}`,
    182: (took: string) => `The call was queued${took}`,
    183: (took: string) => `A tone or an announcement was offered${took}`,
  },
  /** @param rang one of `progress` */
  unattended: (rang: string, who: string, status: number, took: string) =>
    `${rang}, and nobody answered: ${who} ended the wait with ${status}${took}.`,
  /** @param rang one of `progress` */
  pending: (rang: string, isPartial: boolean) => `${rang}. No answer is in ${capture(isPartial)}.`,
  taken: (who: string, took: string, isPartial: boolean) =>
    `${capital(who)} took the request${took}. No answer is in ${capture(isPartial)}.`,
  sentOn: (who: string) =>
    `${capital(who)} sent the request on. What the caller got is not in this capture.`,
  noAnswer: (method: string, isPartial: boolean) =>
    `No answer to the ${method} is in ${capture(isPartial)}.`,
  silent: (method: string, callee: string, times: number, ms: number) =>
    `No answer at all: the ${method} was sent to ${callee} ${times} times in ${formatDuration(ms)}. ${check}`,
  /** @param by responded to the previous try with a status */
  silentNext: (
    method: string,
    callee: string,
    times: number,
    ms: number,
    by: string,
    status: number,
    took: string,
  ) =>
    `${capital(by)} answered the ${method} with ${status}${took}. The next one was sent to ${callee} ${times} times in ${formatDuration(ms)}, and had no answer at all. ${check}`,

  ...troubleSentences,

  ...connectionSentences,

  reasons: reasonSentences,
};

export type OutcomeSentences = typeof outcomeSentences;
