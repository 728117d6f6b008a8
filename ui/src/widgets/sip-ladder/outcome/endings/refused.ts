import type { Outcome, SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, challengeOf } from '../attempts.ts';
import { bad, capital, plain, type Scene } from '../scene.ts';
import { refusalBehind } from './blame.ts';
import { isUnattended, reasonsOf, whyRefused } from './reasons.ts';
import { circleOf, isRedirect, targetOf } from './redirects.ts';
import { progressOf } from './unanswered.ts';

/** The Reason header of RFC 3326 tells a caller who gave up from one who was served elsewhere. */
export function givenUp(
  cancel: SipMessage,
  final: SipMessage | null,
  { took }: Pick<Scene, 'took'>,
): Outcome {
  const isElsewhere = reasonsOf(cancel).some(
    ({ protocol, cause, text }) =>
      (protocol === 'SIP' && cause === 200) ||
      (protocol === 'Q.850' && cause === 26) ||
      /completed elsewhere/i.test(text),
  );
  if (isElsewhere) {
    return plain(`The call was answered elsewhere${took(cancel)}, and given up here.`);
  }
  return plain(
    final
      ? `The caller gave up${took(cancel)}, before anyone answered.`
      : `The caller gave up${took(cancel)}.`,
  );
}

/** What a refusal asks for in the next try (RFC 3261 and 4028): it is no verdict. */
const wishes: Record<number, string> = {
  421: 'an extension (Require)',
  422: 'a longer session timer (Min-SE)',
  423: 'a longer registration (Min-Expires)',
};

/** Why an attempt came to nothing. @param attempts of the caller, this one included */
export function refused(
  attempt: Attempt,
  final: SipMessage,
  attempts: readonly Attempt[],
  { all, who, took }: Scene,
): Outcome {
  const status = final.status ?? 0;
  const { method } = final;
  const what = method === 'INVITE' ? 'The call' : `The ${method}`;
  const by = capital(who(final.from));
  if (status === 401 || status === 407) {
    const challenge = challengeOf(attempt);
    const asked = `${by} asked for a password with ${status}${took(final)}`;
    if (challenge === 'none sent') {
      return plain(
        `${asked}, and no ${method} with it is in this capture. If none was sent, the side that sent the ${method} has no username and password for it.`,
      );
    }
    if (challenge === 'expired') {
      return plain(
        `${asked} once more, because the first answer came too late, and no later ${method} is in this capture.`,
      );
    }
  }
  if (isRedirect(attempt)) {
    const circle = circleOf(attempts);
    if (circle) {
      const path = circle.map((ip) => who({ ip, port: 0 })).join(' to ');
      return bad(
        `The call was redirected in a circle, from ${path}. Check where each of them sends this number.`,
      );
    }
    const target = targetOf(attempt);
    const on = target === '' ? '' : ` to ${target}`;
    return plain(
      `${by} redirected the call${on} with ${status}${took(final)}. No later ${method} is in this capture. If none was sent, allow redirects, or dial that address.`,
    );
  }
  const wish = wishes[status];
  if (wish !== undefined) {
    return plain(
      `${by} asked for ${wish} with ${status}${took(final)}, and no later ${method} is in this capture.`,
    );
  }
  if (status === 487 && method === 'INVITE') {
    return plain(`The call was given up before anyone answered, and ended with 487${took(final)}.`);
  }
  const begun = progressOf(attempt);
  if (method === 'INVITE' && (isUnattended(final) || (status === 408 && begun))) {
    const rang = begun ? `${begun.what}${took(begun.message)}` : 'It rang';
    return plain(
      `${rang}, and nobody answered: ${who(final.from)} ended the wait with ${status}${took(final)}.`,
    );
  }
  const cause = method === 'INVITE' ? refusalBehind(attempt, all) : null;
  if (cause?.status && cause.from.ip !== final.from.ip) {
    const passedOn = cause.status === status ? '' : ` as ${status}`;
    return bad(
      `${what} was rejected by ${who(cause.from)} with ${cause.status}${took(cause)}, which ${who(final.from)} passed on${passedOn}: ${whyRefused(cause)}.`,
    );
  }
  return bad(
    `${what} was rejected by ${who(final.from)} with ${status}${took(final)}: ${whyRefused(final)}.`,
  );
}
