import { tagOf } from './address.ts';
import { takeCall } from './calls/incoming.ts';
import { legOf } from './calls/leg.ts';
import { inviteOf } from './calls/server-invite.ts';
import { type Connection, newTag } from './connection.ts';
import { answerTo, type Header, headerOf, type SipRequest } from './message.ts';
import type { Phone } from './phone.ts';
import { register } from './registrar.ts';
import type { Refusal } from './rules/refusal.ts';
import { receivedFrom } from './via.ts';

const allow = 'INVITE, ACK, CANCEL, BYE, OPTIONS, REGISTER, INFO, REFER, UPDATE, NOTIFY, MESSAGE';

/** Applies a fault to a request. @returns whether one matched */
function strike(phone: Phone, request: SipRequest, refuse: (refusal: Refusal) => void): boolean {
  const fault = phone.faults.take(
    ({ method, status, noAnswer }) =>
      method === request.method && (status !== undefined || noAnswer === true),
  );
  if (!fault) return false;
  const { status, reason, xReason, callLimit, noAnswer } = fault;
  if (noAnswer || status === undefined) return true;
  const headers: Header[] = [];
  if (xReason !== undefined) headers.push(['X-Reason', xReason]);
  if (callLimit !== undefined) headers.push(['X-Call-Limit', String(callLimit)]);
  refuse({ status, reason, headers });
  return true;
}

/** Responds to every request of a client. */
export async function handle(
  phone: Phone,
  connection: Connection,
  message: SipRequest,
): Promise<void> {
  const publicAddress = phone.faults.peek(
    ({ publicAddress: ip }) => ip !== undefined,
  )?.publicAddress;
  const source = { ...connection.remote, ip: publicAddress ?? connection.remote.ip };
  const request = receivedFrom(source, message);
  const { method } = request;
  const callId = headerOf(request, 'Call-ID') ?? '';
  const ownTag = tagOf(headerOf(request, 'To'));
  const leg = ownTag === undefined ? undefined : legOf(phone, callId, ownTag);
  if (leg) return leg.handle(request);
  if (method === 'ACK') return;

  const toTag = newTag();
  const refuse = ({ status, reason, headers = [] }: Refusal) =>
    connection.send(answerTo(request, status, { toTag, reason, headers }));
  if (method === 'CANCEL') {
    const pending = inviteOf(phone, request);
    if (!pending) return refuse({ status: 481 });
    connection.send(answerTo(request, 200, { toTag: pending.toTag }));
    return pending.cancel();
  }
  if (ownTag !== undefined) return refuse({ status: 481 });
  if (strike(phone, request, refuse)) return;

  switch (method) {
    case 'INVITE':
      return takeCall(phone, { connection, invite: request, source, refuse });
    case 'REGISTER':
      return register(phone, connection, request, source, refuse);
    case 'OPTIONS':
      return refuse({ status: 200, headers: [['Allow', allow]] });
    default:
      return refuse({ status: 405, headers: [['Allow', allow]] });
  }
}
