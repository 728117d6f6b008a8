import { contactsOf, valuesOf } from '../../../../engines/sip-capture/sip/sip-text.ts';
import type { Outcome, SipMessage } from '../../../../engines/sip-capture/sip-capture.types.ts';
import { type Attempt, isHeadCut } from '../attempts.ts';
import { bad, good, plain, type Scene, span } from '../scene.ts';
import { refused } from './refused.ts';
import { subscriptionEnd } from './subscriptions/subscriptions.ts';
import { unanswered } from './unanswered.ts';

/** Lifetime of an address in seconds; its own `expires` precedes the header. null: the message has neither. */
function lifetimeOf(contact: string, text: string): number | null {
  const own = /;\s*expires\s*=\s*"?(\d+)/i.exec(contact.replace(/<[^>]*>/g, ''))?.[1];
  const all = /^\d+$/.exec(valuesOf(text, 'expires')[0] ?? '')?.[0];
  const said = own ?? all;
  return said === undefined ? null : Number(said);
}

/** Addresses of a message that stay registered. */
const stayingIn = (text: string) =>
  contactsOf(text).filter((contact) => lifetimeOf(contact, text) !== 0);

const areLeaving = (text: string) => stayingIn(text).length === 0;

/** 'sip:1001@192.0.2.7:5060', without parameters, which servers may change. */
const addressIn = (contact: string) =>
  (/<([^<>]*)>/.exec(contact)?.[1] ?? contact).split(/[;?]/)[0]?.trim().toLowerCase() ?? '';

/** Whether the response keeps an address that the request removed. */
function isStillThere({ request }: Attempt, accepted: SipMessage): boolean {
  const asked = contactsOf(request.text).map(addressIn);
  const { text } = accepted;
  const staying = contactsOf(text).filter((one) => (lifetimeOf(one, text) ?? 0) > 0);
  return staying.map(addressIn).some((one) => asked.includes('*') || asked.includes(one));
}

/** Purpose of a REGISTER (RFC 3261, 10.2); without a Contact it only queries. */
function wishOf({ request }: Attempt): 'register' | 'unregister' | 'ask' {
  if (contactsOf(request.text).length === 0) return 'ask';
  return areLeaving(request.text) ? 'unregister' : 'register';
}

/**
 * Whether an accepted REGISTER left nothing registered. The response lists all addresses that stay
 * (RFC 3261, 10.3, step 8): here none, or none of the requested ones, which it lists as expired.
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

/**
 * Outcome of requests outside of calls, such as REGISTER and OPTIONS. The last one counts, because
 * they are repeated.
 */
export function registered(attempts: readonly Attempt[], last: Attempt, among: Scene): Outcome {
  const { who, sentences, clockFault, areComparable } = among;
  /** Time since the request of this response. */
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
  // The addresses of a REGISTER may be in the part that was cut off.
  if (method === 'REGISTER' && (isHeadCut(last.request) || isHeadCut(accepted))) {
    return plain(sentences.accepted(method, server, took(accepted)));
  }
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
