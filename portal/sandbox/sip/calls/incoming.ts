import type { Endpoint } from '../../evidence/packets.ts';
import { parseUri } from '../address.ts';
import { createMedia } from '../audio/media.ts';
import { NotAcceptable } from '../audio/peer.ts';
import type { Connection } from '../connection.ts';
import { dialogOfRequest } from '../dialog.ts';
import { headerOf, type SipRequest } from '../message.ts';
import { type Phone, pathFor } from '../phone.ts';
import { admitCall } from '../rules/admission.ts';
import type { Refusal } from '../rules/refusal.ts';
import { type Caller, targetOf } from '../rules/targets.ts';
import { type CallRecord, createCallRecord, recordIfWanted, recordOf } from './call-record.ts';
import { createLeg, type Leg } from './leg.ts';
import { reach } from './reach.ts';
import { createServerInvite, type ServerInvite } from './server-invite.ts';
import { refer } from './transfer.ts';

type Arrival = {
  connection: Connection;
  invite: SipRequest;
  /** As the platform sees it. */
  source: Endpoint;
  refuse: (refusal: Refusal) => void;
};

/** Handles an INVITE outside a dialog: refuses it, or starts a call of the account. */
export function takeCall(phone: Phone, { connection, invite, source, refuse }: Arrival): void {
  const admission = admitCall(phone, invite, source);
  if ('refused' in admission) {
    refuse(admission.refused);
    return;
  }
  const { admitted } = admission;
  const to = parseUri(invite.uri)?.user ?? '';
  const found = targetOf(phone, admitted, to);
  if ('refused' in found) {
    refuse(found.refused);
    return;
  }
  const { target } = found;
  const sipCallId = headerOf(invite, 'Call-ID') ?? '';
  const record = recordOf({
    accountSid: admitted.account.account_sid,
    applicationSid: target.kind === 'application' ? target.sid : undefined,
    direction: 'inbound',
    from: admitted.username,
    to,
    sipCallId,
    source,
  });
  const messages = connection.messagesOf(sipCallId);
  const call = createCallRecord(phone, { record, remote: source, sipCallId, messages });
  call.note('lookupApplication', 0, { 'app.sid': String(record['application_sid'] ?? '') });
  const pending = createServerInvite(phone, connection, invite, call.sid);
  pending.onRefused(call.fail);
  pending.provisional(100);

  const giveUp = reach(
    phone,
    { target, call, caller: admitted },
    {
      onRinging: () => pending.provisional(180),
      async onAnswered(reached) {
        const leg = await answer(phone, { connection, invite, pending, call, caller: admitted });
        if (leg) reached.join(leg);
        else reached.drop();
      },
      onRefused: (status) => pending.refuse({ status }),
    },
  );
  pending.onRefused(giveUp);
}

type Pending = {
  connection: Connection;
  invite: SipRequest;
  pending: ServerInvite;
  call: CallRecord;
  caller: Caller;
};

/** Negotiates media from the client's offer; undefined if that fails or the client has left. */
async function agreed(phone: Phone, { invite, pending }: Pending) {
  const media = await createMedia(pathFor(phone));
  try {
    const sdp = await media.answer(invite.body);
    if (!pending.isOver()) return { media, sdp };
  } catch (error) {
    pending.refuse({ status: error instanceof NotAcceptable ? 488 : 500 });
  }
  await media.close();
  return undefined;
}

/** Answers the client; undefined, with the call ended, if that fails. */
async function answer(phone: Phone, taken: Pending): Promise<Leg | undefined> {
  const { connection, invite, pending, call, caller } = taken;
  pending.provisional(180);
  const agreement = await agreed(phone, taken);
  if (!agreement) return undefined;
  const { media, sdp } = agreement;
  const leg = createLeg(phone, {
    connection,
    dialog: dialogOfRequest(invite, pending.toTag),
    media,
    call,
    caller,
    onRefer: (request, from) => refer(phone, request, from),
  });
  pending.accept(sdp);
  call.answer();
  recordIfWanted(phone, call, media, caller);
  media.start();
  return leg;
}
