import { parseAddress, parseUri } from '../address.ts';
import { answerTo, type Header, headerOf, type SipRequest } from '../message.ts';
import type { Phone } from '../phone.ts';
import { reasonOf } from '../reasons.ts';
import { targetOf } from '../rules/targets.ts';
import { disconnect, type Leg } from './leg.ts';
import { reach } from './reach.ts';

/** Notifies a client of the progress of its transfer (RFC 3515, 2.4.4). */
function notify(leg: Leg, status: number): void {
  const isFinal = status >= 200;
  const headers: Header[] = [
    ['Event', 'refer'],
    ['Subscription-State', isFinal ? 'terminated;reason=noresource' : 'active;expires=60'],
    ['Content-Type', 'message/sipfrag;version=2.0'],
  ];
  leg.ask('NOTIFY', { headers, body: `SIP/2.0 ${status} ${reasonOf(status)}\r\n` }, () => {});
}

/**
 * Transfers a call: its client leaves once the target answers, and the other party stays with the
 * target. If the target refuses, the call continues unchanged.
 */
export function refer(phone: Phone, request: SipRequest, leg: Leg): void {
  const uri = parseUri(parseAddress(headerOf(request, 'Refer-To') ?? '')?.uri ?? '');
  if (!uri) {
    leg.connection.send(answerTo(request, 400, { reason: 'Missing or Malformed Refer-To' }));
    return;
  }
  leg.connection.send(answerTo(request, 202));
  notify(leg, 100);
  const { call, caller } = leg;
  const found =
    uri.host === caller.account.sip_realm
      ? targetOf(phone, caller, uri.user)
      : { refused: { status: 404 } };
  if ('refused' in found) {
    notify(leg, found.refused.status);
    return;
  }
  const giveUp = reach(
    phone,
    { target: found.target, call, caller },
    {
      onRinging: () => notify(leg, 180),
      onAnswered(reached) {
        const other = leg.partner;
        disconnect(leg);
        if (other) reached.join(other);
        else reached.alone();
        notify(leg, 200);
        leg.hangUp();
      },
      onRefused: (status) => notify(leg, status),
    },
  );
  // No effect once the target has answered.
  call.onEnded(giveUp);
}
