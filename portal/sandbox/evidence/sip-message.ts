import { messageText } from '../sip/message.ts';
import { reasonOf } from '../sip/reasons.ts';
import type { Endpoint } from './packets.ts';

/** Constant within a dialog (RFC 3261, 12). */
export type Dialog = {
  callId: string;
  caller: Endpoint;
  callee: Endpoint;
  fromUri: string;
  toUri: string;
  fromTag: string;
  toTag: string;
};

const hostPort = ({ ip, port }: Endpoint) => (port === 5060 ? ip : `${ip}:${port}`);

export type Request = {
  method: string;
  branch: string;
  cseq: number;
  /** Sent by the callee, for example a BYE. */
  isFromCallee?: boolean;
  /** Whether the other side's tag is known yet. */
  hasToTag?: boolean;
  body?: string;
  more?: readonly string[];
};

const crlf = '\r\n';

function message(start: string, headers: readonly string[], body = ''): string {
  const type = body === '' ? [] : ['Content-Type: application/sdp'];
  return messageText(start, [...headers, ...type], body);
}

function parties(dialog: Dialog, { isFromCallee = false, hasToTag = false }: Request): string[] {
  const { fromUri, toUri, fromTag, toTag } = dialog;
  const caller = `<${fromUri}>;tag=${fromTag}`;
  const callee = `<${toUri}>;tag=${toTag}`;
  if (isFromCallee) return [`From: ${callee}`, `To: ${caller}`];
  return [`From: ${caller}`, `To: ${hasToTag ? callee : `<${toUri}>`}`];
}

export function requestText(dialog: Dialog, request: Request): string {
  const { method, branch, cseq, isFromCallee = false, body, more = [] } = request;
  const [sender, target] = isFromCallee
    ? [dialog.callee, dialog.fromUri]
    : [dialog.caller, dialog.toUri];
  const uri = method === 'REGISTER' ? `sip:${hostPort(dialog.callee)}` : target;
  const headers = [
    `Via: SIP/2.0/UDP ${hostPort(sender)};rport;branch=${branch}`,
    'Max-Forwards: 70',
    ...parties(dialog, request),
    `Call-ID: ${dialog.callId}`,
    `CSeq: ${cseq} ${method}`,
    ...more,
  ];
  return message(`${method} ${uri} SIP/2.0`, headers, body);
}

/** Response to a request: repeats its Via, From, Call-ID and CSeq; has its own tag from 180 on. */
export function responseText(
  dialog: Dialog,
  request: Request,
  status: number,
  { body, more = [] }: Pick<Request, 'body' | 'more'> = {},
): string {
  const sender = request.isFromCallee ? dialog.callee : dialog.caller;
  const headers = [
    `Via: SIP/2.0/UDP ${hostPort(sender)};rport=${sender.port};branch=${request.branch}`,
    ...parties(dialog, { ...request, hasToTag: status > 100 }),
    `Call-ID: ${dialog.callId}`,
    `CSeq: ${request.cseq} ${request.method}`,
    ...more,
  ];
  return message(`SIP/2.0 ${status} ${reasonOf(status)}`, headers, body);
}

/** An offer or answer of G.711 and telephone events (RFC 4566, RFC 4733). */
export function sdp(ip: string, port: number, session: number): string {
  return [
    'v=0',
    `o=- ${session} ${session} IN IP4 ${ip}`,
    's=-',
    `c=IN IP4 ${ip}`,
    't=0 0',
    `m=audio ${port} RTP/AVP 0 8 101`,
    'a=rtpmap:0 PCMU/8000',
    'a=rtpmap:8 PCMA/8000',
    'a=rtpmap:101 telephone-event/8000',
    'a=fmtp:101 0-15',
    'a=ptime:20',
    'a=sendrecv',
    '',
  ].join(crlf);
}
