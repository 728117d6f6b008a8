import type { Outcome, SipMessage } from '../../../engines/sip-capture/sip-capture.types.ts';
import { formatCount, formatDuration } from '../../../tokens/format/index.ts';
import { type Attempt, attemptsOf, attemptsOfCaller, isReadable, isRequest } from './attempts.ts';
import { callsOf } from './calls.ts';
import { onOneClock } from './clocks.ts';
import { dialogOf, isUnacknowledged, proofOfAnswer } from './endings/answered.ts';
import { ended } from './endings/ended.ts';
import { isRedirect, redirectedBefore } from './endings/redirects.ts';
import { givenUp, refused } from './endings/refused.ts';
import { wishOf } from './endings/registrations.ts';
import { oneWay, unanswered } from './endings/unanswered.ts';
import { bad, capital, good, plain, type Scene } from './scene.ts';

export type OutcomeOptions = {
  /** Call-ID of the call that is meant; without it the first one is. */
  callId?: string;
  /** Parts of the capture could not be read: what is not in it may have been sent all the same. */
  isPartial?: boolean;
};

/**
 * What happened in a capture and what to do about it, in one or two sentences. Nothing is guessed
 * beyond the messages, and nothing is made of what the capture does not have. The call is everything
 * with one Call-ID, and the legs that a platform dials for it.
 * @param names of hosts, by their address: 'Carrier'
 */
export function outcomeOf(
  messages: readonly SipMessage[],
  names: Readonly<Record<string, string>>,
  { callId = '', isPartial = false }: OutcomeOptions = {},
): Outcome {
  if (messages.length === 0) {
    return plain(
      isPartial
        ? "No SIP can be read in this capture; parts of it can't be read at all."
        : 'There is no SIP in this capture.',
    );
  }
  const readable = messages.filter(isReadable);
  const isCut = readable.length < messages.length;
  if (readable.length === 0) {
    return plain(
      'The messages are cut off before the headers that identify their call. Capture whole packets to see what happened.',
    );
  }
  const ids = new Set(readable.map((one) => one.callId));
  if (callId !== '' && !ids.has(callId) && ids.size > 1) {
    return plain("None of the calls in this capture has this call's Call-ID.");
  }
  if (!ids.has(callId)) {
    const calls = callsOf(readable);
    if (calls.length > 1) {
      const what = calls[0]?.method === 'INVITE' ? 'call' : 'exchange';
      return plain(
        `${formatCount(calls.length, what)} are in this capture. Choose one to see what happened.`,
      );
    }
  }
  const clocks = onOneClock(readable);
  const outcome = outcomeOfCall(clocks.messages, ids.has(callId) ? callId : null, names, {
    isPartial: isPartial || isCut,
    isCut,
    areClocksApart: clocks.areApart,
  });
  return clocks.areApart
    ? {
        ...outcome,
        text: `${outcome.text} The clocks of the two sides differ, so the times between them mean nothing.`,
      }
    : outcome;
}

type Quality = { isPartial: boolean; isCut: boolean; areClocksApart: boolean };

function outcomeOfCall(
  readable: readonly SipMessage[],
  callId: string | null,
  names: Readonly<Record<string, string>>,
  { isPartial, isCut, areClocksApart }: Quality,
): Outcome {
  const meant = callId === null ? readable : readable.filter((one) => one.callId === callId);
  const isFirst = (one: SipMessage) => isRequest(one) && one.toTag === '';
  const first =
    meant.find((one) => isFirst(one) && one.method === 'INVITE') ??
    meant.find((one) => isFirst(one) && one.method !== 'CANCEL');
  if (!first) {
    return plain(
      meant.some(isRequest)
        ? 'The beginning of the call is not in this capture.'
        : 'This capture only has answers: the requests are not in it.',
    );
  }
  const call = readable.filter((one) => one.callId === first.callId);
  const scene: Scene = {
    first,
    call,
    all: attemptsOf(first.method === 'INVITE' ? readable : call, first.method),
    who: ({ ip }) => (names[ip] ? `the ${names[ip].toLowerCase()}` : ip),
    took: (message) => (areClocksApart ? '' : ` after ${span(message.at - first.at)}`),
    end: readable.at(-1)?.at ?? first.at,
    isPartial,
    areClocksApart,
  };
  const own = scene.all.filter(({ request }) => request.callId === first.callId);
  const attempts = attemptsOfCaller(own);
  const last = attempts.at(-1);
  if (!last) return plain('The beginning of the call is not in this capture.');
  if (first.method !== 'INVITE') return registered(attempts, last, scene);
  const answered = attempts.find(({ accepted }) => accepted.length > 0);
  if (answered) return withRedirects(connected(answered, scene), attempts, answered, scene);
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
  // A 2xx may be among the messages that can't be placed.
  if (isCut && attempt.final) {
    const { status, from } = attempt.final;
    return plain(
      `${capital(scene.who(from))} answered with ${status}${scene.took(attempt.final)}. Other messages are cut too short to tell what came of the call.`,
    );
  }
  if (attempt.cancel && (attempt.final?.at ?? scene.end) >= attempt.cancel.at) {
    return givenUp(attempt.cancel, attempt.final, scene);
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
  { who }: Scene,
): Outcome => ({ ...outcome, text: outcome.text + redirectedBefore(attempts, told, who) });

/** Packets may change places by a moment. */
const span = (ms: number) => formatDuration(Math.max(0, ms));

/** A REGISTER, an OPTIONS: the last one counts, because they are sent again and again. */
function registered(attempts: readonly Attempt[], last: Attempt, scene: Scene): Outcome {
  const since = ({ request }: Attempt): Scene => ({
    ...scene,
    took: (message) => (scene.areClocksApart ? '' : ` after ${span(message.at - request.at)}`),
  });
  const { took, who } = since(last);
  if (!last.final) return unanswered(last, attempts, since(last));
  const [accepted] = last.accepted;
  if (!accepted) return refused(last, last.final, attempts, since(last));
  const { method, from } = accepted;
  const server = who(from);
  const wish = method === 'REGISTER' ? wishOf(last) : 'register';
  if (wish === 'ask') {
    return good(`${capital(server)} told what is registered${took(accepted)}.`);
  }
  if (wish === 'register') {
    return good(`The ${method} was accepted by ${server}${took(accepted)}.`);
  }
  const before = attempts.findLast((one) => one.accepted.length > 0 && wishOf(one) === 'register');
  const start = before?.accepted[0];
  const was = before && start ? `It was registered${since(before).took(start)}. Later it` : 'It';
  return plain(`${was} was unregistered: ${server} accepted that${took(accepted)}.`);
}

function connected(attempt: Attempt, scene: Scene): Outcome {
  const { call, took, isPartial } = scene;
  const dialog = dialogOf(call, attempt);
  if (!dialog) return plain('The call was answered.');
  const { accepted, ack, bye, endedBy, hasStrangeBye } = dialog;
  const answered = `The call was answered${took(accepted)}`;
  if (isUnacknowledged(dialog, attempt.accepted, call)) {
    return isPartial
      ? plain(`${answered}. An ACK for it is not in the readable part of this capture.`)
      : bad(
          `${answered}, but the answer was sent again and again: the ACK did not arrive. Check the Contact header of the answer, and whether a firewall or NAT changes addresses.`,
        );
  }
  if (bye) {
    // With two clocks, only what one side sent can be compared.
    const start = scene.areClocksApart
      ? [accepted, ack].find((one) => one?.from.ip === bye.from.ip)
      : accepted;
    return ended(answered, bye, endedBy, start ? ` ${span(bye.at - start.at)} later` : '', scene);
  }
  return good(
    hasStrangeBye || isPartial ? `${answered}.` : `${answered}. Its end is not in this capture.`,
  );
}

/** The answer is not in the capture, and what follows an answer is. */
function answeredUnseen({ request }: Attempt, scene: Scene): Outcome {
  const { call, who } = scene;
  const answered = 'The call was answered';
  const way = ` When it was answered is not in this capture.${oneWay(call, request, who)}`;
  const bye = call.find((one) => isRequest(one) && one.method === 'BYE');
  if (!bye) return good(`${answered}.${way}`);
  const isKnown = bye.fromTag !== bye.toTag;
  const side = bye.fromTag === request.fromTag ? 'caller' : 'called side';
  const ending = ended(`${answered},`, bye, isKnown ? side : null, '', scene);
  return { ...ending, text: `${ending.text}${way}` };
}

/** Another side took the call, and the caller never heard of it. */
function acceptedBehind(accepted: SipMessage, { final }: Attempt, { who, took }: Scene): Outcome {
  const answered = `${capital(who(accepted.from))} answered${took(accepted)}`;
  return plain(
    final
      ? `${answered}. The INVITE of the caller that this capture shows still ended with ${final.status}.`
      : `${answered}. What the caller got is not in this capture.`,
  );
}
