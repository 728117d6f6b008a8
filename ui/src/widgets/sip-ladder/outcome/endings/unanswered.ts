import type {
  Endpoint,
  Outcome,
  SipMessage,
} from '../../../../engines/sip-capture/sip-capture.types.ts';
import { formatDuration } from '../../../../tokens/format/index.ts';
import type { Attempt } from '../attempts.ts';
import { bad, capital, plain, type Scene } from '../scene.ts';
import { isRepeatedInVain } from './answered.ts';

/** State of the called side by provisional answer, the most telling first (RFC 3261, 21.1). */
const progress: readonly [number, string][] = [
  [180, 'It rang'],
  [182, 'The call was queued'],
  [181, 'The call was being forwarded'],
  [183, 'A tone or an announcement was offered'],
];

/** The most telling of the answers that came before the final one. */
export function progressOf({ provisional }: Attempt) {
  for (const [status, what] of progress) {
    const message = provisional.find((one) => one.status === status);
    if (message) return { what, message };
  }
  return null;
}

/** Tells about an attempt that the capture has no answer to. */
export function unanswered(
  attempt: Attempt,
  attempts: readonly Attempt[],
  { all, call, who, took, isPartial }: Scene,
): Outcome {
  const { request, provisional } = attempt;
  const readable = isPartial ? 'the readable part of this capture' : 'this capture';
  const begun = progressOf(attempt);
  if (begun) return plain(`${begun.what}${took(begun.message)}. No answer is in ${readable}.`);
  const [took100] = provisional;
  if (took100) {
    return plain(
      `${capital(who(request.to))} took the request${took(took100)}. No answer is in ${readable}.`,
    );
  }
  if (all.some((one) => one !== attempt && one.cameOver.includes(request.branch))) {
    return plain(
      `${capital(who(request.to))} sent the request on. What the caller got is not in this capture.`,
    );
  }
  if (!isPartial && isInVain(attempt, call)) return silent(attempt, attempts, who, took);
  return plain(
    `No answer to the ${request.method} is in ${readable}.${isPartial ? '' : oneWay(call, request, who)}`,
  );
}

/** Over UDP a request is repeated until something comes back. */
const isInVain = ({ request, sent }: Attempt, call: readonly SipMessage[]) =>
  request.transport === 'UDP' &&
  isRepeatedInVain(sent) &&
  !call.some(
    (one) => one.at >= request.at && (one.from.ip === request.to.ip || (one.toTag ?? '') !== ''),
  );

/** Where the capture has one direction only, its silence means nothing. */
export const oneWay = (
  call: readonly SipMessage[],
  { from, to }: SipMessage,
  who: (end: Endpoint) => string,
) =>
  from.ip !== to.ip && call.every((one) => one.from.ip === from.ip)
    ? ` It only has what ${who(from)} sent.`
    : '';

function silent(
  attempt: Attempt,
  attempts: readonly Attempt[],
  who: Scene['who'],
  took: Scene['took'],
): Outcome {
  const { request, sent } = attempt;
  const { method, at } = request;
  const callee = who(request.to);
  const times = `${sent.length} times in ${formatDuration((sent.at(-1)?.at ?? at) - at)}`;
  const before = attempts[attempts.indexOf(attempt) - 1]?.final;
  const check =
    'Check the address and port, and that a firewall lets SIP through in both directions.';
  return bad(
    before
      ? `${capital(who(before.from))} answered the ${method} with ${before.status}${took(before)}. The next one was sent to ${callee} ${times}, and had no answer at all. ${check}`
      : `No answer at all: the ${method} was sent to ${callee} ${times}. ${check}`,
  );
}
