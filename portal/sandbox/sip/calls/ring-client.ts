import { userPart } from '../address.ts';
import { createMedia } from '../audio/media.ts';
import { NotAcceptable } from '../audio/peer.ts';
import { newTag } from '../connection.ts';
import { dialogOfAnswer } from '../dialog.ts';
import { type Header, headerOf, headersOf, type SipRequest, type SipResponse } from '../message.ts';
import { type Binding, type Phone, pathFor } from '../phone.ts';
import type { Caller } from '../rules/targets.ts';
import { type CallRecord, recordIfWanted } from './call-record.ts';
import { createLeg, type Leg } from './leg.ts';
import { refer } from './transfer.ts';

export type RingEvents = {
  onRinging(): void;
  onAnswered(leg: Leg): void;
  /** The call was refused, cancelled or not answered in time. */
  onRefused(status: number): void;
};

export type Ringing = {
  binding: Binding;
  /** The leg of the client. */
  call: CallRecord;
  /** Name or number of the caller. */
  from: string;
  /** The client, as user@realm. */
  to: string;
  /** Account of the client, and its rights. */
  caller: Caller;
  callId: string;
  /** How long the client may ring. */
  timeoutMs: number;
};

/** ACK to a refusal, or CANCEL: part of the same transaction, so with its Via. */
function sameTransaction(invite: SipRequest, method: string, to: string): SipRequest {
  const kept = new Set(['via', 'from', 'call-id', 'max-forwards']);
  const cseq = Number.parseInt(headerOf(invite, 'CSeq') ?? '', 10);
  return {
    method,
    uri: invite.uri,
    headers: [
      ...invite.headers.filter(([name]) => kept.has(name.toLowerCase())),
      ['To', to],
      ['CSeq', `${cseq} ${method}`],
    ],
    body: '',
  };
}

function inviteOf(ringing: Ringing, tag: string, sdp: string): SipRequest {
  const { binding, call, caller, from, to, callId } = ringing;
  const [user = ''] = to.split('@');
  const { connection, contact } = binding;
  const headers: Header[] = [
    ['Via', connection.via()],
    ['Max-Forwards', '70'],
    ['From', `<sip:${userPart(from)}@${caller.account.sip_realm}>;tag=${tag}`],
    ['To', `<sip:${userPart(user)}@${caller.account.sip_realm}>`],
    ['Call-ID', callId],
    ['CSeq', '1 INVITE'],
    ['Contact', connection.contact()],
    ['X-Call-Sid', call.sid],
    ['Content-Type', 'application/sdp'],
  ];
  return { method: 'INVITE', uri: contact, headers, body: sdp };
}

/** Rings a registered client until it answers, refuses or times out. @returns call to cancel */
export function ringClient(phone: Phone, ringing: Ringing, events: RingEvents): () => void {
  const { binding, call, caller, timeoutMs } = ringing;
  const { connection } = binding;
  const tag = newTag();
  const loading = createMedia(pathFor(phone));
  let invite: SipRequest | undefined;
  let isOver = false;

  function refused(status: number): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    void loading.then(
      (media) => media.close(),
      () => {},
    );
    call.fail(status);
    events.onRefused(status);
  }

  function cancel(): void {
    if (isOver) return;
    if (invite) {
      const [to = ''] = headersOf(invite, 'To');
      connection.ask(sameTransaction(invite, 'CANCEL', to), () => call.save());
    }
    refused(487);
  }

  async function answered(sent: SipRequest, answer: SipResponse): Promise<void> {
    const dialog = dialogOfAnswer(sent, answer, tag);
    const media = await loading;
    const leg = createLeg(phone, {
      connection,
      dialog,
      media,
      call,
      caller,
      onRefer: (request, from) => refer(phone, request, from),
    });
    leg.acknowledge();
    // Cancelled while the client's 200 was in flight.
    if (isOver) return leg.hangUp();
    isOver = true;
    clearTimeout(timer);
    try {
      await media.accept(answer.body);
    } catch (error) {
      if (!(error instanceof NotAcceptable)) throw error;
      leg.hangUp();
      return events.onRefused(488);
    }
    if (leg.isOver()) return events.onRefused(480);
    call.answer();
    recordIfWanted(phone, call, media, caller);
    media.start();
    events.onAnswered(leg);
  }

  async function start(): Promise<void> {
    const sdp = await (await loading).offer();
    if (isOver) return;
    const sent = inviteOf(ringing, tag, sdp);
    invite = sent;
    connection.ask(sent, (answer) => {
      if (answer.status < 200) {
        if (answer.status === 180 && !isOver) {
          call.ring();
          events.onRinging();
        }
      } else if (answer.status < 300) {
        answered(sent, answer).catch(() => refused(500));
      } else {
        connection.send(sameTransaction(sent, 'ACK', headerOf(answer, 'To') ?? ''));
        refused(answer.status);
        call.save();
      }
    });
  }

  const timer = setTimeout(cancel, timeoutMs);
  // The API ends ringing calls as well.
  call.onEnded(cancel);
  start().catch(() => refused(500));
  return cancel;
}
