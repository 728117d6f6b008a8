import { parseAddress } from './address.ts';
import type { Connection } from './connection.ts';
import { cseqOf, type Header, headerOf, type SipRequest, type SipResponse } from './message.ts';

/** Constant parts of a dialog (RFC 3261, 12), seen from this end. */
export type Dialog = {
  callId: string;
  localTag: string;
  /** Values of From and To with their tags. */
  local: string;
  remote: string;
  /** Request URI for the other end. */
  target: string;
  /** CSeq number of the latest request sent from here. */
  cseq: number;
};

const uriOf = (value: string | undefined) => parseAddress(value ?? '')?.uri;

/** Dialog from a request that this end accepts. */
export function dialogOfRequest(request: SipRequest, localTag: string): Dialog {
  const remote = headerOf(request, 'From') ?? '';
  return {
    callId: headerOf(request, 'Call-ID') ?? '',
    localTag,
    local: `${headerOf(request, 'To')};tag=${localTag}`,
    remote,
    target: uriOf(headerOf(request, 'Contact')) ?? uriOf(remote) ?? '',
    cseq: 0,
  };
}

/** Dialog from the response to a request of this end. */
export function dialogOfAnswer(request: SipRequest, answer: SipResponse, localTag: string): Dialog {
  return {
    callId: headerOf(request, 'Call-ID') ?? '',
    localTag,
    local: headerOf(request, 'From') ?? '',
    remote: headerOf(answer, 'To') ?? '',
    target: uriOf(headerOf(answer, 'Contact')) ?? request.uri,
    cseq: cseqOf(request).number,
  };
}

/** Next request of a dialog. An ACK has the number of its INVITE. */
export function requestIn(
  dialog: Dialog,
  connection: Connection,
  method: string,
  { headers = [], body = '' }: { headers?: readonly Header[]; body?: string } = {},
): SipRequest {
  if (method !== 'ACK') dialog.cseq += 1;
  return {
    method,
    uri: dialog.target,
    headers: [
      ['Via', connection.via()],
      ['Max-Forwards', '70'],
      ['From', dialog.local],
      ['To', dialog.remote],
      ['Call-ID', dialog.callId],
      ['CSeq', `${dialog.cseq} ${method}`],
      ...(method === 'ACK' || method === 'BYE' ? [] : [['Contact', connection.contact()] as const]),
      ...headers,
    ],
    body,
  };
}
