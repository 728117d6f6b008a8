import { valuesOf } from '../../../../../engines/sip-capture/sip/sip-text.ts';
import type { Outcome, SipMessage } from '../../../../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, groupedBy, isHeadCut, isRequest } from '../../attempts.ts';
import { bad, plain, type Scene } from '../../scene.ts';

/** Reasons that deny the subscription (RFC 6665, 4.1.3). */
const denials = ['rejected', 'noresource', 'giveup'];

/** State and parameters of a NOTIFY, in lower case where case doesn't matter. */
function stateIn({ text }: SipMessage) {
  const [state = '', ...rest] = (valuesOf(text, 'subscription-state')[0] ?? '').split(';');
  const parameter = (name: string) =>
    rest
      .map((one) => one.split('='))
      .find(([key = '']) => key.trim().toLowerCase() === name)?.[1]
      ?.trim() ?? '';
  return {
    isOver: state.trim().toLowerCase() === 'terminated',
    reason: parameter('reason').slice(0, 40),
    wait: /^\d{1,9}$/.exec(parameter('retry-after'))?.[0] ?? null,
  };
}

/** Whether the subscriber may end the subscription, or only query the current state. */
const mayUnsubscribe = (one: SipMessage) =>
  isRequest(one) &&
  one.method === 'SUBSCRIBE' &&
  (valuesOf(one.text, 'expires')[0] === '0' || isHeadCut(one));

/** @returns the last NOTIFY that ended the subscription; null while a fork is active */
function endOf({ request }: Attempt, call: readonly SipMessage[]): SipMessage | null {
  const notices = call.filter(
    (one) =>
      isRequest(one) &&
      one.method === 'NOTIFY' &&
      one.toTag === request.fromTag &&
      one.at >= request.at,
  );
  const last = [...groupedBy(notices, ({ fromTag }) => fromTag).values()].flatMap((all) =>
    all.slice(-1),
  );
  if (last.some((one) => !stateIn(one).isOver)) return null;
  return last.toSorted((a, b) => a.at - b.at).at(-1) ?? null;
}

/** A request to try again is no refusal. */
const asksAgain = [401, 407, 491];

/** A notifier removes the subscription that the receiver of its NOTIFY does not know (RFC 6665, 4.2.2). */
function noticeRefused(
  { request }: Attempt,
  accepted: SipMessage,
  { call, who, took, sentences }: Pick<Scene, 'call' | 'who' | 'took' | 'sentences'>,
): Outcome | null {
  const last = call.findLast(
    ({ method, status, toTag }) =>
      method === 'NOTIFY' && (status ?? 0) >= 200 && toTag === request.fromTag,
  );
  const status = last?.status ?? 0;
  if (!last || status < 400 || asksAgain.includes(status)) return null;
  return bad(sentences.noticeRefused(who(accepted.from), took(accepted), who(last.from), status));
}

/** @returns why the notifier ended the subscription; null: it is active, or the subscriber ended it */
export function subscriptionEnd(
  attempt: Attempt,
  accepted: SipMessage,
  { call, who, took, sentences }: Scene,
): Outcome | null {
  const { fromTag } = attempt.request;
  if (attempt.request.method !== 'SUBSCRIBE') return null;
  if (call.some((one) => one.fromTag === fromTag && mayUnsubscribe(one))) return null;
  const end = endOf(attempt, call);
  if (!end) return noticeRefused(attempt, accepted, { call, who, took, sentences });
  const { reason, wait } = stateIn(end);
  const { subscriptionEnds: words, subscriptionEnded } = sentences;
  const known = Object.entries(words).find(([name]) => name === reason.toLowerCase());
  const text = subscriptionEnded(
    who(accepted.from),
    took(accepted),
    took(end),
    known ? known[0] : reason,
    known ? `${known[1]}${wait === null ? '' : sentences.reasons.waits(wait)}` : null,
  );
  return denials.includes(reason.toLowerCase()) ? bad(text) : plain(text);
}
