import type { CallRow } from '../resources/calls/store.ts';
import type { Datagram } from './packets.ts';
import { between, chance, hexFrom, randomFrom } from './random.ts';
import { type Dialog, type Request, requestText, responseText, sdp } from './sip-message.ts';

const sipPort = 5060;
const farMedia = 24_000;
const ownMedia = 40_000;
/** Delay of the first retransmission over UDP, then doubling (RFC 3261, 17.1.1.2). */
const t1 = 500;

const branchFrom = (random: () => number) => `z9hG4bK${hexFrom(random, 16)}`;

/** Calls come in from the far end, or go out to it. */
function dialogOf(call: CallRow, random: () => number): Dialog {
  const far = { ip: call.remote_host, port: sipPort };
  const own = { ip: call.host, port: sipPort };
  const [caller, callee] = call.direction === 'inbound' ? [far, own] : [own, far];
  return {
    callId: call.sip_callid,
    caller,
    callee,
    fromUri: `sip:${call.from_party}@${caller.ip}`,
    toUri: `sip:${call.to_party}@${callee.ip}`,
    fromTag: hexFrom(random, 10),
    toTag: hexFrom(random, 10),
  };
}

/** SIP messages of a call, as seen by the platform. */
export function sipMessages(call: CallRow): Datagram[] {
  const random = randomFrom(call.script_seed ^ 0x51b0);
  const dialog = dialogOf(call, random);
  const { caller, callee } = dialog;
  const cseq = between(random, 1, 30_000);
  const sent: Datagram[] = [];
  const send = (time: number, isFromCaller: boolean, text: string) => {
    const [from, to] = isFromCaller ? [caller, callee] : [callee, caller];
    sent.push({ time, from, to, text });
  };
  const contact = (ip: string) => `Contact: <sip:${ip}:${sipPort}>`;
  const offer = sdp(caller.ip, farMedia + between(random, 0, 900) * 2, call.script_seed);
  const invite: Request = {
    method: 'INVITE',
    branch: branchFrom(random),
    cseq,
    body: offer,
    more: [contact(caller.ip), 'Allow: INVITE, ACK, CANCEL, BYE, OPTIONS'],
  };
  const { attempted_at: begin, terminated_at: end } = call;
  const sendInvite = (time: number) => send(time, true, requestText(dialog, invite));

  sendInvite(begin);
  if (call.sip_status === 408) {
    // No response: retransmits the request at doubling intervals.
    for (let wait = t1, time = begin + t1; time < end; wait *= 2, time += wait) sendInvite(time);
    return sent;
  }
  // Occasionally the first response is late, and the request is retransmitted.
  const isLate = chance(random, 0.15) && (call.answered_at || end) > begin + 1200;
  if (isLate) sendInvite(begin + t1);
  const trying = begin + (isLate ? t1 + 30 : 18);
  send(trying, false, responseText(dialog, invite, 100));
  const ack: Request = { method: 'ACK', branch: invite.branch, cseq, hasToTag: true };
  const rings = ![404, 503].includes(call.sip_status);
  const rung = Math.min(trying + between(random, 150, 700), (call.answered_at || end) - 20);
  if (rings && rung > trying) send(rung, false, responseText(dialog, invite, 180));

  if (call.answered === 0) {
    if (call.sip_status === 487) {
      const cancel: Request = { method: 'CANCEL', branch: invite.branch, cseq };
      send(end - 45, true, requestText(dialog, cancel));
      send(end - 30, false, responseText(dialog, cancel, 200));
    }
    send(end - 15, false, responseText(dialog, invite, call.sip_status));
    send(end, true, requestText(dialog, ack));
    return sent;
  }

  const answer = sdp(callee.ip, ownMedia + between(random, 0, 900) * 2, call.script_seed + 1);
  const accept = responseText(dialog, invite, 200, { body: answer, more: [contact(callee.ip)] });
  send(call.answered_at, false, accept);
  // Its ACK got lost, so the response is retransmitted.
  const isRepeated = chance(random, 0.1) && call.duration > 2;
  if (isRepeated) send(call.answered_at + t1, false, accept);
  // The ACK to a success is a separate transaction.
  const acked = call.answered_at + (isRepeated ? t1 : 0) + between(random, 12, 40);
  send(acked, true, requestText(dialog, { ...ack, branch: branchFrom(random) }));

  // The platform is the callee of inbound calls and the caller of outbound ones.
  const isFromCallee =
    call.direction === 'inbound'
      ? call.termination_reason !== 'caller hungup'
      : call.termination_reason === 'called party hungup';
  const bye: Request = {
    method: 'BYE',
    branch: branchFrom(random),
    cseq: isFromCallee ? between(random, 1, 30_000) : cseq + 1,
    isFromCallee,
    hasToTag: true,
  };
  send(end, !isFromCallee, requestText(dialog, bye));
  send(end + between(random, 8, 30), isFromCallee, responseText(dialog, bye, 200));
  return sent;
}
