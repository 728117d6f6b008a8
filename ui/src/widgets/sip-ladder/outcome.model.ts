import type { Endpoint, Outcome, SipMessage } from '../../engines/sip-capture/sip-capture.types.ts';
import { valuesOf } from '../../engines/sip-capture/sip-text.ts';
import { formatDuration } from '../../tokens/format/index.ts';
import { adviceOn } from './advice.ts';
import { dialogOf, isUnacknowledged } from './answered.ts';
import {
  type Attempt,
  attemptsOf,
  attemptsOfCaller,
  challengeOf,
  isReadable,
  isRequest,
} from './attempts.ts';
import { refusalBehind } from './blame.ts';

export type OutcomeOptions = {
  /** Call-ID of the call that is meant; without it the first one is. */
  callId?: string;
  /** Parts of the capture could not be read: what is not in it may have been sent all the same. */
  isPartial?: boolean;
};

const plain = (text: string): Outcome => ({ tone: 'plain', text });
const bad = (text: string): Outcome => ({ tone: 'bad', text });
const good = (text: string): Outcome => ({ tone: 'good', text });

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Context of the sentences. */
type Scene = {
  first: SipMessage;
  /** All of its Call-ID. */
  call: readonly SipMessage[];
  /** INVITEs of all calls and hops; for another method, the call's own requests. */
  all: readonly Attempt[];
  who: (end: Endpoint) => string;
  took: (message: SipMessage) => string;
  /** When the last message of the capture was sent. */
  end: number;
  isPartial: boolean;
};

/**
 * What happened in a capture and what to do about it, in one or two sentences. Nothing is guessed
 * beyond the messages. The call is everything with the Call-ID of the first INVITE, or of the first
 * request without one.
 * @param names of hosts, by their address: 'Carrier'
 */
export function outcomeOf(
  messages: readonly SipMessage[],
  names: Readonly<Record<string, string>>,
  { callId = '', isPartial = false }: OutcomeOptions = {},
): Outcome {
  if (messages.length === 0) return plain('There is no SIP in this capture.');
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
  const meant = ids.has(callId) ? readable.filter((one) => one.callId === callId) : readable;
  const isFirst = (one: SipMessage) => isRequest(one) && one.toTag === '';
  const first =
    meant.find((one) => isFirst(one) && one.method === 'INVITE') ??
    meant.find((one) => isFirst(one) && one.method !== 'CANCEL');
  if (!first) {
    return plain(
      meant.some(isRequest)
        ? 'The beginning of the call is not in this capture.'
        : 'This capture starts late: it only has responses.',
    );
  }
  const call = readable.filter((one) => one.callId === first.callId);
  const scene: Scene = {
    first,
    call,
    all: attemptsOf(first.method === 'INVITE' ? readable : call, first.method),
    who: ({ ip }) => (names[ip] ? `the ${names[ip].toLowerCase()}` : ip),
    took: (message) => formatDuration(message.at - first.at),
    end: messages.at(-1)?.at ?? first.at,
    isPartial: isPartial || isCut,
  };
  const own = scene.all.filter(({ request }) => request.callId === first.callId);
  const attempts = attemptsOfCaller(own);
  const last = attempts.at(-1);
  if (!last) return plain('The beginning of the call is not in this capture.');
  if (first.method !== 'INVITE') return registered(last, scene);
  const answered = attempts.find(({ accepted }) => accepted.length > 0);
  if (answered) return connected(answered, scene);
  const accepted = call.find(
    ({ status, method }) => method === 'INVITE' && status !== null && status >= 200 && status < 300,
  );
  if (accepted) return acceptedBehind(accepted, last, scene);
  const open = attempts.findLast((one) => !one.final && !one.cancel && one.provisional.length > 0);
  const told = open ?? last;
  // A 2xx may be among the messages that can't be placed.
  if (isCut && told.final) {
    const { status, from } = told.final;
    return plain(
      `${capital(scene.who(from))} answered with ${status} after ${scene.took(told.final)}. Other messages are cut too short to tell what came of the call.`,
    );
  }
  if (told.cancel && (told.final?.at ?? scene.end) >= told.cancel.at) {
    return givenUp(told.cancel, scene);
  }
  return told.final ? refused(told, told.final, scene) : unanswered(told, attempts, scene);
}

/** A REGISTER, an OPTIONS: the last one counts, because they are sent again and again. */
function registered(last: Attempt, scene: Scene): Outcome {
  if (!last.final) return unanswered(last, [last], scene);
  const [accepted] = last.accepted;
  if (!accepted) return refused(last, last.final, scene);
  return good(
    `The ${accepted.method} was accepted by ${scene.who(accepted.from)} after ${scene.took(accepted)}.`,
  );
}

function connected(attempt: Attempt, { call, took, end, isPartial }: Scene): Outcome {
  const dialog = dialogOf(call, attempt);
  if (!dialog) return plain('The call was answered.');
  const { accepted, bye, endedBy } = dialog;
  const answered = `The call was answered after ${took(accepted)}`;
  if (isUnacknowledged(dialog, attempt.accepted, end)) {
    return isPartial
      ? plain(`${answered}. An ACK for it is not in the readable part of this capture.`)
      : bad(
          `${answered}, but the answer was never acknowledged: the ACK did not arrive. Check the Contact header of the answer, and whether a firewall or NAT changes addresses.`,
        );
  }
  if (bye) {
    const side = endedBy ? ` by the ${endedBy}` : '';
    return good(`${answered} and ended${side} ${formatDuration(bye.at - accepted.at)} later.`);
  }
  return good(
    dialog.hasStrangeBye || isPartial
      ? `${answered}.`
      : `${answered}. Its end is not in this capture.`,
  );
}

/** Another side took the call, and the caller never heard of it. */
function acceptedBehind(accepted: SipMessage, { final }: Attempt, { who, took }: Scene): Outcome {
  const answered = `${capital(who(accepted.from))} answered after ${took(accepted)}`;
  return plain(
    final
      ? `${answered}. The INVITE of the caller that this capture shows still ended with ${final.status}.`
      : `${answered}. What the caller got is not in this capture.`,
  );
}

/** The Reason header of RFC 3326 tells a caller who gave up from one who was served elsewhere. */
function givenUp(cancel: SipMessage, { took }: Scene): Outcome {
  const isElsewhere = valuesOf(cancel.text, 'reason').some((value) =>
    /cause\s*=\s*200\b|completed elsewhere/i.test(value),
  );
  return plain(
    isElsewhere
      ? `The call was answered elsewhere after ${took(cancel)}, and given up here.`
      : `The caller gave up after ${took(cancel)}, before anyone answered.`,
  );
}

function refused(attempt: Attempt, final: SipMessage, { all, who, took }: Scene): Outcome {
  const status = final.status ?? 0;
  const { method } = final;
  const what = method === 'INVITE' ? 'The call' : `The ${method}`;
  if (status === 401 || status === 407) {
    const challenge = challengeOf(attempt);
    const asked = `${capital(who(final.from))} asked for a password with ${status} after ${took(final)}`;
    if (challenge === 'none sent') {
      return bad(
        `${asked}, and no ${method} with it is in this capture. Check that the side that sent the ${method} has a username and a password for it.`,
      );
    }
    if (challenge === 'expired') {
      return bad(
        `${asked} once more, because the first answer came too late, and no later ${method} is in this capture.`,
      );
    }
  }
  const cause = method === 'INVITE' ? refusalBehind(attempt, all) : null;
  if (cause?.status && cause.from.ip !== final.from.ip) {
    const passedOn = cause.status === status ? '' : ` as ${status}`;
    return bad(
      `${what} was rejected by ${who(cause.from)} with ${cause.status} after ${took(cause)}, which ${who(final.from)} passed on${passedOn}: ${adviceOn(cause.status)}.`,
    );
  }
  return bad(
    `${what} was rejected by ${who(final.from)} with ${status} after ${took(final)}: ${adviceOn(status)}.`,
  );
}

/** State of the called side by provisional answer, the most telling first (RFC 3261, 21.1). */
const progress: readonly [number, (took: string) => string][] = [
  [180, (took) => `It rang after ${took}, and no one had answered when the capture ended.`],
  [
    182,
    (took) => `The call was queued after ${took}, and no one had answered when the capture ended.`,
  ],
  [
    181,
    (took) =>
      `The call was being forwarded after ${took}, and no one had answered when the capture ended.`,
  ],
  [
    183,
    (took) =>
      `A tone or an announcement was offered after ${took}, and no one had answered when the capture ended.`,
  ],
];

function unanswered(attempt: Attempt, attempts: readonly Attempt[], scene: Scene): Outcome {
  const { all, who, took, isPartial } = scene;
  const { request, provisional, sent } = attempt;
  const callee = who(request.to);
  for (const [status, text] of progress) {
    const found = provisional.find((one) => one.status === status);
    if (found) return plain(text(took(found)));
  }
  const [took100] = provisional;
  if (took100) {
    return plain(
      `${capital(callee)} took the request after ${took(took100)}, and had not answered when the capture ended.`,
    );
  }
  if (all.some((one) => one !== attempt && one.cameOver.includes(request.branch))) {
    return plain(
      `${capital(callee)} sent the request on. What the caller got is not in this capture.`,
    );
  }
  if (isPartial) {
    return plain(`No answer to the ${request.method} is in the readable part of this capture.`);
  }
  const end = sent.at(-1) ?? request;
  const times =
    sent.length === 1 ? 'once' : `${sent.length} times in ${formatDuration(end.at - request.at)}`;
  const before = attempts[attempts.indexOf(attempt) - 1]?.final;
  const check =
    'Check the address and port, and that a firewall lets SIP through in both directions.';
  return bad(
    before
      ? `${capital(who(before.from))} answered the ${request.method} with ${before.status} after ${took(before)}. The next one was sent to ${callee} ${times}, and had no answer at all. ${check}`
      : `No answer at all: the ${request.method} was sent to ${callee} ${times}. ${check}`,
  );
}
