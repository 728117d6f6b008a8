import type { Outcome, SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import {
  type Attempt,
  challengeOf,
  expiredTimes,
  hasPassword,
  isHeadCut,
  misplacedPassword,
} from '../attempts.ts';
import { bad, plain, type Scene } from '../scene.ts';
import { failureBehind } from './blame.ts';
import { missingPrack, refusedBefore, troubleBefore, unheard } from './in-vain.ts';
import {
  isReasoned,
  isTimedOut,
  isUnattended,
  reasonsOf,
  whyBefore,
  whyEnded,
  whyRefused,
} from './reasons.ts';
import { circleOf, isFollowedByCall, isRedirect, targetOf } from './redirects.ts';
import { progressOf, silence } from './unanswered.ts';

const elsewhere = /completed elsewhere/i;

/** Tells by the Reason header (RFC 3326) that another device took the call, not that the caller gave up. */
export const isServedElsewhere = (message: SipMessage) =>
  reasonsOf(message).some(
    ({ protocol, cause, text }) =>
      (protocol === 'SIP' && cause === 200) ||
      (protocol === 'Q.850' && cause === 26) ||
      elsewhere.test(text),
  );

/** ' Earlier, the carrier gave a reason: the number is not assigned.' */
function reasonBefore({ provisional }: Attempt, { who, sentences }: Scene): string {
  const before = whyBefore(provisional, sentences.reasons);
  return before ? ` ${sentences.reasonBefore(who(before.message.from), before.why)}` : '';
}

export function givenUp(attempt: Attempt, cancel: SipMessage, scene: Scene): Outcome {
  const { took, sides, sentences } = scene;
  if (isServedElsewhere(cancel)) return plain(sentences.answeredElsewhere(took(cancel)));
  const { givenUp: alone, givenUpUnanswered } = sentences;
  const why = whyEnded(cancel, sentences.reasons);
  const text = (attempt.final ? givenUpUnanswered : alone)(took(cancel), sides.caller);
  const silence = attempt.final ? '' : unheard(cancel, scene);
  const trouble = troubleBefore(attempt, scene);
  return (trouble === '' ? plain : bad)(
    `${text}${why ? sentences.reasonGiven(why) : ''}${silence}${reasonBefore(attempt, scene)}${trouble}`,
  );
}

/** Any of these shows a working host: OPTIONS only tests whether it responds. */
const reachedWith = [404, 405, 420, 481, 483, 484, 486, 488, 501, 600, 603, 604];

/** A refusal after ringing this long ends a wait. In ms. */
const longRinging = 10_000;

/** Whether it rang until the waiting side gave up. */
function isLeftRinging(final: SipMessage, begun: ReturnType<typeof progressOf>): boolean {
  if (isUnattended(final)) return true;
  if (!begun) return false;
  const rang = begun.status === 180 ? final.at - begun.message.at : 0;
  return (
    isTimedOut(final, begun.status === 180) ||
    (final.status === 480 && rang >= longRinging && !isReasoned(final))
  );
}

/** Explains why an attempt failed. @param attempts of the caller, including this one */
export function refused(
  attempt: Attempt,
  final: SipMessage,
  attempts: readonly Attempt[],
  scene: Scene,
): Outcome {
  const { all, who, took, isPartial, sentences } = scene;
  const hasLegs = final.method === 'INVITE' && !isRedirect(attempt);
  const behind = hasLegs ? failureBehind(attempt, all) : null;
  const leg = behind?.refused ?? behind?.silent ?? null;
  if (!leg || leg.request.to.ip === final.from.ip) return refusal(attempt, final, attempts, scene);
  const [by, status] = [who(final.from), final.status ?? 0];
  if (!leg.final) {
    return isPartial
      ? refusal(attempt, final, attempts, scene)
      : bad(`${silence(leg, scene)} ${sentences.toldCaller(by, status)}`);
  }
  const { from, status: cause } = leg.final;
  const own = refusal(leg, leg.final, [leg], scene);
  if (own.tone !== 'bad' || isRedirect(leg)) {
    return { ...own, text: `${own.text} ${sentences.toldCaller(by, status)}` };
  }
  const hasRung = progressOf(leg)?.status === 180;
  const why = whyRefused(leg.final, sentences.reasons, leg.request, hasRung);
  const as = cause === status ? null : status;
  return bad(sentences.rejectedBehind(who(from), cause ?? 0, took(leg.final), by, as, why));
}

/** Explains a refusal without its legs. @param attempts of the side that sent the request */
function refusal(
  attempt: Attempt,
  final: SipMessage,
  attempts: readonly Attempt[],
  scene: Scene,
): Outcome {
  const { who, took, sentences } = scene;
  const status = final.status ?? 0;
  const { method } = final;
  const by = who(final.from);
  if (status === 401 || status === 407) {
    // Without credentials only the request counts; with some, the new challenge says what is wrong.
    if (isHeadCut(hasPassword(attempt.request) ? final : attempt.request)) {
      return plain(sentences.passwordCut(by, status, took(final)));
    }
    const misplaced = misplacedPassword(attempt, attempts);
    if (misplaced) {
      return bad(sentences.passwordMisplaced(by, status, took(final), method, misplaced));
    }
    const times = expiredTimes(attempts);
    if (times > 1) {
      return bad(sentences.passwordExpires(by, status, took(final), method, times));
    }
    const challenge = challengeOf(attempt);
    if (challenge === 'none sent') {
      return plain(sentences.noPassword(by, status, took(final), method));
    }
    if (challenge === 'expired') {
      return plain(sentences.passwordExpired(by, status, took(final), method));
    }
  }
  if (isRedirect(attempt)) {
    const circle = circleOf(attempts);
    if (circle)
      return bad(
        sentences.circle(
          circle.map((ip) => who({ ip, port: 0 })),
          method,
        ),
      );
    const redirects: Readonly<Record<number, typeof sentences.redirected>> = {
      305: sentences.sentByProxy,
      380: sentences.otherService,
    };
    const isFollowed = method === 'INVITE' && isFollowedByCall(attempt, scene.all);
    const tell = isFollowed
      ? sentences.redirectFollowed
      : (redirects[status] ?? sentences.redirected);
    return plain(tell(by, targetOf(attempt), status, took(final), method));
  }
  const wishes: Readonly<Record<number, string>> = sentences.wishes;
  const wish = wishes[status];
  if (wish !== undefined) return plain(sentences.wished(by, wish, status, took(final), method));
  if (method === 'INVITE' && reasonsOf(final).some(({ text }) => elsewhere.test(text))) {
    return plain(sentences.answeredElsewhere(took(final)));
  }
  if (status === 487 && method === 'INVITE') {
    const why = whyEnded(final, sentences.reasons);
    const given = why ? sentences.reasonGiven(why) : '';
    const trouble = troubleBefore(attempt, scene);
    const text = `${sentences.givenUpWith487(took(final))}${given}${reasonBefore(attempt, scene)}`;
    return (trouble === '' ? plain : bad)(`${text}${trouble}`);
  }
  if (method === 'OPTIONS' && reachedWith.includes(status)) {
    return plain(sentences.reached(by, status, took(final)));
  }
  const begun = progressOf(attempt);
  const isExplained = whyBefore(attempt.provisional, sentences.reasons) !== null;
  if (method === 'INVITE' && !isExplained && isLeftRinging(final, begun)) {
    const rang = sentences.progress[begun?.status ?? 180](begun ? took(begun.message) : '');
    return plain(sentences.unattended(rang, by, status, took(final)));
  }
  const prack = status >= 500 && !isReasoned(final) ? missingPrack(attempt, scene.call) : null;
  const why = prack
    ? sentences.reasons.noPrack(prack.status, prack.times, prack.ms)
    : whyRefused(final, sentences.reasons, attempt.request, begun?.status === 180);
  const told = status >= 500 && !isReasoned(final) ? refusedBefore(scene) : '';
  const before = isReasoned(final) ? '' : reasonBefore(attempt, scene);
  return bad(`${sentences.rejected(method, by, status, took(final), why)}${before}${told}`);
}
