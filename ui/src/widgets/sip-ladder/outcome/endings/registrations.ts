import { contactsOf, valuesOf } from '../../../../engines/sip-capture/sip/sip-text.ts';
import type { Outcome, SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import type { Attempt } from '../attempts.ts';
import { bad, good, plain, type Scene, span } from '../scene.ts';
import { refused } from './refused.ts';
import { subscriptionEnd } from './subscriptions/subscriptions.ts';
import { unanswered } from './unanswered.ts';

/** Seconds that an address lives: its own count before those of all. null: the message says none. */
function lifetimeOf(contact: string, text: string): number | null {
  const own = /;\s*expires\s*=\s*"?(\d+)/i.exec(contact.replace(/<[^>]*>/g, ''))?.[1];
  const all = /^\d+$/.exec(valuesOf(text, 'expires')[0] ?? '')?.[0];
  const said = own ?? all;
  return said === undefined ? null : Number(said);
}

/** The addresses of a message that are to stay, or stay. */
const stayingIn = (text: string) =>
  contactsOf(text).filter((contact) => lifetimeOf(contact, text) !== 0);

const areLeaving = (text: string) => stayingIn(text).length === 0;

/** 'sip:1001@192.0.2.7:5060', without what servers may change. */
const addressIn = (contact: string) =>
  (/<([^<>]*)>/.exec(contact)?.[1] ?? contact).split(/[;?]/)[0]?.trim().toLowerCase() ?? '';

/** Whether the answer gives a lifetime to an address that the request wanted to be gone. */
function isStillThere({ request }: Attempt, accepted: SipMessage): boolean {
  const asked = contactsOf(request.text).map(addressIn);
  const { text } = accepted;
  const staying = contactsOf(text).filter((one) => (lifetimeOf(one, text) ?? 0) > 0);
  return staying.map(addressIn).some((one) => asked.includes('*') || asked.includes(one));
}

/** What a REGISTER wants (RFC 3261, 10.2): without a Contact it only asks. */
function wishOf({ request }: Attempt): 'register' | 'unregister' | 'ask' {
  if (contactsOf(request.text).length === 0) return 'ask';
  return areLeaving(request.text) ? 'unregister' : 'register';
}

/**
 * The answer to an accepted REGISTER lists all addresses that stay (RFC 3261, 10.3, step 8): none, or
 * none of those that were sent, which it lists as run out.
 */
function isNotKept({ request }: Attempt, accepted: SipMessage): boolean {
  const listed = contactsOf(accepted.text);
  if (accepted.method !== 'REGISTER' || listed.length === 0) return false;
  const staying = stayingIn(accepted.text).map(addressIn);
  const wanted = stayingIn(request.text).map(addressIn);
  const known = listed.map(addressIn);
  const isGone = (one: string) => known.includes(one) && !staying.includes(one);
  return staying.length === 0 || (wanted.length > 0 && wanted.every(isGone));
}

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
  if (wish === 'register' && isNotKept(last, accepted)) {
    return bad(sentences.notKept(server, took(accepted)));
  }
  if (method === 'REGISTER' && wish === 'register' && contactsOf(accepted.text).length === 0) {
    return plain(sentences.notListed(server, took(accepted)));
  }
  if (wish === 'register') {
    return (
      subscriptionEnd(last, accepted, scene) ??
      good(sentences.accepted(method, server, took(accepted)))
    );
  }
  if (isStillThere(last, accepted)) return bad(sentences.stillThere(server, took(accepted)));
  const start = before?.accepted[0];
  const tookBefore = start ? took(start) : null;
  return plain(sentences.unregistered(server, took(accepted), tookBefore));
}
