import type { Endpoint } from '../../evidence/packets.ts';
import { parseUri } from '../address.ts';
import { createMedia } from '../audio/media.ts';
import { NotAcceptable } from '../audio/peer.ts';
import type { Connection } from '../connection.ts';
import { dialogOfRequest } from '../dialog.ts';
import { headerOf, type SipRequest } from '../message.ts';
import type { Phone } from '../phone.ts';
import { type Admitted, admitCall } from '../rules/admission.ts';
import { type Target, targetOf } from '../rules/targets.ts';
import { runApplication } from './application.ts';
import { type CallRecord, createCallRecord, recordOf } from './call-record.ts';
import { createLeg } from './leg.ts';
import { createServerInvite, type ServerInvite } from './server-invite.ts';

type Arrival = {
  connection: Connection;
  invite: SipRequest;
  source: Endpoint;
  refuse: (refusal: Parameters<ServerInvite['refuse']>[0]) => void;
};

/** The platform records where the account or the application says so and has a place for it. */
function isRecorded({ store }: Phone, { account }: Admitted, applicationSid?: string): boolean {
  const application =
    applicationSid === undefined ? undefined : store.applications.get(applicationSid);
  const wanted = account['record_all_calls'] === 1 || application?.['record_all_calls'] === 1;
  return wanted && account.bucket_credential !== null;
}

/** An INVITE without a dialog: refused, or a call of the account from here on. */
export async function takeCall(phone: Phone, arrival: Arrival): Promise<void> {
  const { connection, invite, source, refuse } = arrival;
  const admission = admitCall(phone, invite, source);
  if ('refused' in admission) return refuse(admission.refused);
  const { admitted } = admission;
  const to = parseUri(invite.uri)?.user ?? '';
  const found = targetOf(phone, admitted, to);
  if ('refused' in found) return refuse(found.refused);
  const { target } = found;
  const applicationSid = target.kind === 'application' ? target.sid : undefined;
  const sipCallId = headerOf(invite, 'Call-ID') ?? '';
  const record = recordOf({
    accountSid: admitted.account.account_sid,
    applicationSid,
    direction: 'inbound',
    from: admitted.username,
    to,
    sipCallId,
    source,
  });
  const call = createCallRecord(phone, {
    record,
    remote: source,
    sipCallId,
    messages: connection.messagesOf(sipCallId),
  });
  const pending = createServerInvite(phone, connection, invite, [['X-Call-Sid', call.sid]]);
  pending.onCancel(() => call.fail(487));
  pending.provisional(100);
  await connect(phone, { ...arrival, pending, call, target, admitted });
}

type Taken = Arrival & {
  pending: ServerInvite;
  call: CallRecord;
  target: Target;
  admitted: Admitted;
};

async function connect(phone: Phone, taken: Taken): Promise<void> {
  const { connection, invite, pending, call } = taken;
  pending.provisional(180);
  const hasPath = phone.faults.take(({ noIcePath }) => noIcePath === true) === undefined;
  let onKey: (key: string) => void = () => {};
  const media = await createMedia((key) => onKey(key), hasPath);
  try {
    const sdp = await media.answer(invite.body);
    if (pending.isOver()) return void media.close();
    pending.accept(sdp);
  } catch (error) {
    if (!(error instanceof NotAcceptable)) throw error;
    pending.refuse({ status: 488 });
    call.fail(488);
    return void media.close();
  }
  call.answer();
  if (isRecorded(phone, taken.admitted, String(call.record['application_sid'] ?? ''))) {
    media.line.recorder.start();
    call.records(media.line.recorder.sound);
  }
  media.start();
  const leg = createLeg(phone, {
    connection,
    dialog: dialogOfRequest(invite, pending.toTag),
    media,
    call,
    onKey: (key) => onKey(key),
    onRefer: (request) => connection.refuse(request, 603),
  });
  ({ onKey } = runApplication(call, media, phone.now, leg.hangUp));
}
