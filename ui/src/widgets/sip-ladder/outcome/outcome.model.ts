import type {
  Outcome,
  SipMessage,
  TriedConnection,
  Unreachable,
} from '../../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, attemptsOf, attemptsOfCaller, isReadable, isRequest } from './attempts.ts';
import { callsOf } from './calls.ts';
import { onOneClock } from './clocks.ts';
import {
  type Dialog,
  dialogOf,
  isAcceptedBye,
  isRefusedUnseen,
  isUnacknowledged,
  proofOfAnswer,
} from './endings/answered.ts';
import { toldByAnswers, toldByRest } from './endings/answers-only.ts';
import { ended } from './endings/ended.ts';
import { toldOfConnections } from './endings/lost/connections.ts';
import { lost, unreachableFor } from './endings/lost/unreachable.ts';
import { isOfSessionTimer } from './endings/reasons.ts';
import { isRedirect, redirectedBefore } from './endings/redirects.ts';
import { givenUp, refused } from './endings/refused.ts';
import { registered } from './endings/registrations.ts';
import { oneWay, unanswered } from './endings/unanswered.ts';
import { timerEndingOf } from './endings/within-call/session-timer.ts';
import { withSound } from './endings/within-call/sound.ts';
import { transferred } from './endings/within-call/transfers.ts';
import { withSilence, withTroubles } from './endings/within-call/troubles.ts';
import { type OutcomeSentences, outcomeSentences } from './outcome-sentences.ts';
import { bad, type CallSides, good, plain, type Scene, span } from './scene.ts';

export type OutcomeOptions = {
  /** Call-ID of the call to describe. Default: the first one. */
  callId?: string;
  /** Parts of the capture are unreadable: a missing message may have been sent. */
  isPartial?: boolean;
  /** ICMP reports about its packets. */
  unreachable?: readonly Unreachable[] | undefined;
  /** Outcome of connections that may have carried SIP, for a capture without SIP. */
  connections?: readonly TriedConnection[] | undefined;
  /** Names of the two sides. Default: the terms of SIP. */
  sides?: CallSides | undefined;
};

const sidesOfSip: CallSides = { caller: 'caller', 'called side': 'called side' };

/**
 * Describes what happened in a capture and what to do about it, in one or two sentences. Claims
 * only what the messages prove, and concludes nothing from missing ones. A call is everything with
 * one Call-ID, plus the legs that a platform dials for it.
 * @param names of hosts, by address: 'Carrier'
 */
export function outcomeOf(
  messages: readonly SipMessage[],
  names: Readonly<Record<string, string>>,
  {
    callId = '',
    isPartial = false,
    unreachable = [],
    connections = [],
    sides = sidesOfSip,
  }: OutcomeOptions = {},
  sentences: OutcomeSentences = outcomeSentences,
): Outcome {
  const who: Scene['who'] = ({ ip }) => (names[ip] ? sentences.who(names[ip]) : ip);
  if (messages.length === 0) {
    const none = isPartial ? sentences.noReadableSip : sentences.noSip;
    const told = toldOfConnections(connections, { who, unreachable, sentences });
    const hasFailed = connections.some(({ what, alert }) => what !== 'encrypted' || alert);
    return (hasFailed ? bad : plain)([none, ...told].join(' '));
  }
  const readable = messages.filter(isReadable);
  const isCut = readable.length < messages.length;
  if (readable.length === 0) return plain(sentences.allCut);
  const ids = new Set(readable.map((one) => one.callId));
  if (callId !== '' && !ids.has(callId) && ids.size > 1) {
    return plain(sentences.otherCalls);
  }
  if (!ids.has(callId)) {
    const calls = callsOf(readable);
    if (calls.length > 1) {
      return plain(sentences.several(calls.length, calls[0]?.method === 'INVITE'));
    }
  }
  const clocks = onOneClock(readable);
  const outcome = outcomeOfCall(clocks.messages, ids.has(callId) ? callId : null, who, {
    isPartial: isPartial || isCut,
    isCut,
    clockFault: clocks.fault,
    areComparable: clocks.areComparable,
    unreachable,
    sides,
    sentences,
  });
  if (clocks.fault === null) return outcome;
  const why = {
    apart: sentences.clocksApart,
    'set back': sentences.clockSetBack,
    'set forward': sentences.clockSetForward,
    'no times': readable.every(({ hasNoTime }) => hasNoTime)
      ? sentences.noTimes
      : sentences.noTimesOfSome,
  }[clocks.fault];
  return { ...outcome, text: `${outcome.text} ${why}` };
}

type Quality = Pick<
  Scene,
  'isPartial' | 'clockFault' | 'areComparable' | 'unreachable' | 'sides' | 'sentences'
> & {
  isCut: boolean;
};

function outcomeOfCall(
  readable: readonly SipMessage[],
  callId: string | null,
  who: Scene['who'],
  { isPartial, isCut, clockFault, areComparable, unreachable, sides, sentences }: Quality,
): Outcome {
  const meant = callId === null ? readable : readable.filter((one) => one.callId === callId);
  const isFirst = (one: SipMessage) => isRequest(one) && one.toTag === '';
  const first =
    meant.find((one) => isFirst(one) && one.method === 'INVITE') ??
    meant.find((one) => isFirst(one) && one.method !== 'CANCEL');
  if (!first) {
    if (meant.some(isRequest)) {
      const told = toldByRest(meant, who, sentences);
      const senders = new Set(meant.map(({ from }) => from.ip));
      const [only] = meant;
      const way =
        only && senders.size === 1 && meant.length > 1 ? [sentences.oneWay(who(only.from))] : [];
      return plain([...told, sentences.noBeginning, ...way].join(' '));
    }
    return plain([...toldByAnswers(meant, who, sentences), sentences.answersOnly].join(' '));
  }
  const call = readable.filter((one) => one.callId === first.callId);
  const scene: Scene = {
    first,
    call,
    all: attemptsOf(first.method === 'INVITE' ? readable : call, first.method).map((one) => ({
      ...one,
      unreachable: unreachableFor(one.request, unreachable),
    })),
    who,
    took: (message) =>
      clockFault !== 'apart' && areComparable(first, message)
        ? sentences.after(span(message.at - first.at))
        : '',
    end: readable.at(-1)?.at ?? first.at,
    isPartial,
    clockFault,
    areComparable,
    unreachable,
    sides,
    sentences,
  };
  const own = scene.all.filter(({ request }) => request.callId === first.callId);
  const attempts = attemptsOfCaller(own);
  const last = attempts.at(-1);
  if (!last) return plain(sentences.noBeginning);
  if (first.method !== 'INVITE') return registered(attempts, last, scene);
  const answered = attempts.find(({ accepted }) => accepted.length > 0);
  if (answered) {
    const outcome = withRedirects(connected(answered, scene), attempts, answered, scene);
    return { ...outcome, text: outcome.text + transferred(first.fromTag, scene) };
  }
  const accepted = call.find(
    ({ status, method, cseq }) =>
      method === 'INVITE' &&
      status !== null &&
      status >= 200 &&
      status < 300 &&
      own.some(({ request }) => request.cseq === cseq),
  );
  if (accepted) return acceptedBehind(accepted, last, scene);
  if (proofOfAnswer(call, own)) return answeredUnseen(last, scene);
  const open = attempts.findLast((one) => !one.final && !one.cancel && one.provisional.length > 0);
  const attempt = open ?? last;
  // A 2xx may be among the messages that can't be attributed.
  if (isCut && attempt.final) {
    const { status, from } = attempt.final;
    return plain(sentences.restCut(scene.who(from), status ?? 0, scene.took(attempt.final)));
  }
  if (attempt.cancel && (attempt.final?.at ?? scene.end) >= attempt.cancel.at) {
    return givenUp(attempt, attempt.cancel, scene);
  }
  if (!attempt.final && attempt === last && isRefusedUnseen(attempt, call)) {
    return plain(`${sentences.refusedUnseen}${oneWay(attempt.request, scene)}`);
  }
  const outcome = attempt.final
    ? refused(attempt, attempt.final, attempts, scene)
    : unanswered(attempt, attempts, scene);
  return attempt.final && isRedirect(attempt)
    ? outcome
    : withRedirects(outcome, attempts, attempt, scene);
}

const withRedirects = (
  outcome: Outcome,
  attempts: readonly Attempt[],
  told: Attempt,
  scene: Scene,
): Outcome => ({ ...outcome, text: outcome.text + redirectedBefore(attempts, told, scene) });

/** Longest time for the caller to see an answer that crosses its CANCEL, and to end the call. In ms. */
const crossing = 2000;
const isWithinCrossing = (request: SipMessage, accepted: SipMessage) =>
  request.at - accepted.at <= crossing;

/** The caller gave up while the answer was on its way; null if not. */
function crossed({ cancel }: Attempt, dialog: Dialog, scene: Scene): Outcome | null {
  const { accepted, bye, endedBy, hasStrangeBye } = dialog;
  if (cancel?.method !== 'CANCEL' || !isWithinCrossing(cancel, accepted)) return null;
  const { took, sides, sentences, isPartial } = scene;
  const times = [sides.caller, took(cancel), took(accepted)] as const;
  if (!bye) return hasStrangeBye || isPartial ? null : plain(sentences.crossedOpen(...times));
  const isEndedAtOnce = endedBy === 'caller' && isWithinCrossing(bye, accepted);
  return isEndedAtOnce ? plain(sentences.crossed(...times)) : null;
}

function connected(attempt: Attempt, scene: Scene): Outcome {
  const { call, took, isPartial, sentences } = scene;
  const dialog = dialogOf(call, attempt);
  if (!dialog) return plain(sentences.answered(''));
  const { accepted, ack, bye, endedBy, hasStrangeBye } = dialog;
  // Without comparable times, counts from the ACK, which may share the BYE's clock.
  const start = bye && [accepted, ack].find((one) => one && scene.areComparable(one, bye));
  const later = bye && start ? sentences.later(span(bye.at - start.at)) : '';
  if (isUnacknowledged(dialog, attempt.accepted, call)) {
    if (isPartial && !ack) return plain(sentences.noAck(took(accepted)));
    const end = bye ? ` ${sentences.endedThen(endedBy && scene.sides[endedBy], later)}` : '';
    const why = lost(ack ?? accepted, scene) || lost(accepted, scene);
    return bad(`${sentences.ackLost(took(accepted))}${end}${why}`);
  }
  const givenUpEarlier = crossed(attempt, dialog, scene);
  if (givenUpEarlier) return givenUpEarlier;
  if (bye) {
    const timer = timerEndingOf(dialog, call, scene);
    const ending = ended(took(accepted), bye, endedBy, later, scene, timer);
    return withSound(withTroubles(ending, dialog, timer, scene), dialog, attempt, scene);
  }
  const isEndKnown = hasStrangeBye || isPartial;
  const open = good((isEndKnown ? sentences.answered : sentences.noEnd)(took(accepted)));
  return withSound(
    withSilence(withTroubles(open, dialog, null, scene), dialog, scene),
    dialog,
    attempt,
    scene,
  );
}

/** Describes a call whose answer is missing, though messages after it are in the capture. */
function answeredUnseen({ request }: Attempt, scene: Scene): Outcome {
  const { call, sentences } = scene;
  const way = ` ${sentences.unseenAnswer}${oneWay(request, scene)}`;
  const bye =
    call.find((one) => isRequest(one) && one.method === 'BYE') ?? call.find(isAcceptedBye);
  if (!bye) return good(`${sentences.answered('')}${way}`);
  const isKnown = bye.fromTag !== bye.toTag;
  const side = bye.fromTag === request.fromTag ? 'caller' : 'called side';
  const timer = isOfSessionTimer(bye, call) ? ({ kind: 'told' } as const) : null;
  const ending = ended(null, bye, isKnown ? side : null, '', scene, timer);
  return { ...ending, text: `${ending.text}${way}` };
}

/** Another host answered the call, but the answer never reached the caller. */
function acceptedBehind(accepted: SipMessage, { final }: Attempt, scene: Scene): Outcome {
  const { who, took, sentences } = scene;
  const status = final?.status ?? null;
  return plain(sentences.answeredBehind(who(accepted.from), took(accepted), status));
}
