import { parseAddress } from './address.ts';
import type { Connection } from './connection.ts';
import { cseqOf, type Header, headerOf, type SipRequest, type SipResponse } from './message.ts';

/** What stays the same between two ends (RFC 3261, 12), seen from this one. */
export type Dialog = {
  callId: string;
  localTag: string;
  /** Values of From and To with their tags. */
  local: string;
  remote: string;
  /** Where the other end wants its requests. */
  target: string;
  /** Number of the latest request sent from here. */
  cseq: number;
};

const uriOf = (value: string | undefined) => parseAddress(value ?? '')?.uri;

/** The dialog of a request that is answered here. */
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

/** The dialog that an answer to an own request makes. */
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

/** The next request of a dialog. An ACK has the number of its INVITE. */
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
