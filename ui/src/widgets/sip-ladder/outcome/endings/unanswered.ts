import type { Outcome, SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import type { Attempt } from '../attempts.ts';
import { bad, plain, type Scene } from '../scene.ts';
import { isRepeatedInVain } from './answered.ts';
import { lost } from './lost/unreachable.ts';

/** Provisional responses, most telling first (RFC 3261, 21.1). */
const progress = [180, 182, 181, 183] as const;

/** The most telling provisional response. */
export function progressOf({ provisional }: Attempt) {
  for (const status of progress) {
    const message = provisional.find((one) => one.status === status);
    if (message) return { status, message };
  }
  return null;
}

/** Describes an attempt without a final response in the capture. */
export function unanswered(attempt: Attempt, attempts: readonly Attempt[], scene: Scene): Outcome {
  const { all, call, who, took, isPartial, sentences } = scene;
  const { request, provisional } = attempt;
  const begun = progressOf(attempt);
  if (begun) {
    const rang = sentences.progress[begun.status](took(begun.message));
    return plain(sentences.pending(rang, isPartial));
  }
  const [took100] = provisional;
  if (took100) return plain(sentences.taken(who(request.to), took(took100), isPartial));
  if (all.some((one) => one !== attempt && one.cameOver.includes(request.branch))) {
    return plain(sentences.sentOn(who(request.to)));
  }
  const why = call.some(({ from }) => from.ip === request.to.ip) ? '' : lost(request, scene);
  if (why !== '') return bad(`${sentences.noAnswer(request.method, isPartial)}${why}`);
  if (!isPartial && isInVain(attempt, call)) return silent(attempt, attempts, scene);
  const noAnswer = sentences.noAnswer(request.method, isPartial);
  return plain(isPartial ? noAnswer : `${noAnswer}${oneWay(request, scene)}`);
}

/** Over UDP a request is retransmitted until a response arrives. */
const isInVain = ({ request, sent }: Attempt, call: readonly SipMessage[]) =>
  request.transport === 'UDP' &&
  isRepeatedInVain(sent) &&
  !call.some(
    (one) => one.at >= request.at && (one.from.ip === request.to.ip || (one.toTag ?? '') !== ''),
  );

/** If the capture has only one direction, missing responses prove nothing. */
export const oneWay = ({ from, to }: SipMessage, { call, who, sentences }: Scene) =>
  from.ip !== to.ip && call.every((one) => one.from.ip === from.ip)
    ? ` ${sentences.oneWay(who(from))}`
    : '';

const repeatsOf = ({ request: { method, to, at }, sent }: Attempt, { who }: Scene) =>
  [method, who(to), sent.length, (sent.at(-1)?.at ?? at) - at] as const;

/** Describes an attempt that was retransmitted without any response. */
export const silence = (attempt: Attempt, scene: Scene) => {
  const why = lost(attempt.request, scene);
  return why === ''
    ? scene.sentences.silent(...repeatsOf(attempt, scene))
    : `${scene.sentences.noAnswer(attempt.request.method, scene.isPartial)}${why}`;
};

function silent(attempt: Attempt, attempts: readonly Attempt[], scene: Scene): Outcome {
  const { who, took, sentences } = scene;
  const before = attempts[attempts.indexOf(attempt) - 1]?.final;
  if (!before) return bad(silence(attempt, scene));
  const by = [who(before.from), before.status ?? 0, took(before)] as const;
  return bad(sentences.silentNext(...repeatsOf(attempt, scene), ...by));
}
