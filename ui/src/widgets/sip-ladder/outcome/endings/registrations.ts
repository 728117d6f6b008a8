import { valuesOf } from '../../../../engines/sip-capture/sip/sip-text.ts';
import type { Outcome, SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import type { Attempt } from '../attempts.ts';
import { bad, good, plain, type Scene, span } from '../scene.ts';
import { refused } from './refused.ts';
import { unanswered } from './unanswered.ts';

const contactsOf = (text: string) =>
  valuesOf(text, 'contact').flatMap((line) => line.split(/,(?=\s*(?:[^"<>]*<|"|sips?:|\*))/i));

/** Whether every address of a message is to go, or is gone. */
function areLeaving(text: string): boolean {
  const isOff = /^0+$/.test(valuesOf(text, 'expires')[0] ?? '');
  return contactsOf(text).every((contact) => {
    const own = /;\s*expires\s*=\s*"?(\d+)/i.exec(contact.replace(/<[^>]*>/g, ''))?.[1];
    return own === undefined ? isOff : Number(own) === 0;
  });
}

/** What a REGISTER wants (RFC 3261, 10.2): without a Contact it only asks. */
function wishOf({ request }: Attempt): 'register' | 'unregister' | 'ask' {
  if (contactsOf(request.text).length === 0) return 'ask';
  return areLeaving(request.text) ? 'unregister' : 'register';
}

/** An accepted REGISTER whose answer lists no address that stays (RFC 3261, 10.3, step 8). */
const isNotKept = (accepted: SipMessage) =>
  accepted.method === 'REGISTER' &&
  contactsOf(accepted.text).length > 0 &&
  areLeaving(accepted.text);

/** A REGISTER, an OPTIONS: the last one counts, because they are sent again and again. */
export function registered(attempts: readonly Attempt[], last: Attempt, among: Scene): Outcome {
  const { who, sentences, clockFault, areComparable } = among;
  /** Since the request that the message answers. */
  const took = (message: SipMessage) => {
    const { request } =
      attempts.find(
        ({ final, accepted, provisional }) =>
          final === message || accepted.includes(message) || provisional.includes(message),
      ) ?? last;
    const isTimed = clockFault !== 'apart' && areComparable(request, message);
    return isTimed ? sentences.after(span(message.at - request.at)) : '';
  };
  const scene = { ...among, took };
  const before = attempts.findLast(
    (one) =>
      one !== last &&
      one.accepted.length > 0 &&
      one.request.method === 'REGISTER' &&
      wishOf(one) === 'register',
  );
  const [accepted] = last.accepted;
  if (!accepted) {
    const outcome = last.final
      ? refused(last, last.final, attempts, scene)
      : unanswered(last, attempts, scene);
    return before ? { ...outcome, text: `${outcome.text} ${sentences.registeredBefore}` } : outcome;
  }
  const { method, from } = accepted;
  const server = who(from);
  const wish = method === 'REGISTER' ? wishOf(last) : 'register';
  if (wish === 'ask') return good(sentences.toldRegistered(server, took(accepted)));
  if (wish === 'register' && isNotKept(accepted)) {
    return bad(sentences.notKept(server, took(accepted)));
  }
  if (wish === 'register') return good(sentences.accepted(method, server, took(accepted)));
  const start = before?.accepted[0];
  const tookBefore = start ? took(start) : null;
  return plain(sentences.unregistered(server, took(accepted), tookBefore));
}
