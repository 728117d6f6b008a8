import { parseAddress } from './address.ts';
import { reasonOf } from './reasons.ts';

export type Header = readonly [name: string, value: string];

type Parts = {
  headers: readonly Header[];
  body: string;
};

export type SipRequest = Parts & { method: string; uri: string };
export type SipResponse = Parts & { status: number; reason: string };
export type SipMessage = SipRequest | SipResponse;

export const isRequest = (message: SipMessage): message is SipRequest => 'method' in message;

/** A message that violates RFC 3261. `request` is set if a 400 can be sent. */
export class MalformedSip extends Error {
  readonly request: SipRequest | undefined;

  constructor(reason: string, request?: SipRequest) {
    super(reason);
    this.name = 'MalformedSip';
    this.request = request;
  }
}

/** Longest message that browsers send and that is read here. In bytes. */
export const longestMessage = 65_535;
const mostHeaders = 200;

/** Compact forms of header names (RFC 3261, 7.3.3; RFC 3515). */
const compact: Record<string, string> = {
  b: 'Referred-By',
  c: 'Content-Type',
  e: 'Content-Encoding',
  f: 'From',
  i: 'Call-ID',
  k: 'Supported',
  l: 'Content-Length',
  m: 'Contact',
  r: 'Refer-To',
  s: 'Subject',
  t: 'To',
  u: 'Allow-Events',
  v: 'Via',
};

const requestLine = /^([A-Z]{1,32}) (\S{1,1024}) SIP\/2\.0$/;
const statusLine = /^SIP\/2\.0 ([1-6]\d\d)(?: (.{0,256}))?$/;
const headerLine = /^([\w.!%*+`'~-]{1,128})[ \t]*:[ \t]*(.*?)[ \t]*$/s;

function readHeaders(lines: readonly string[]): Header[] {
  if (lines.length > mostHeaders) throw new MalformedSip('Too Many Headers');
  return lines.map((line): Header => {
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new MalformedSip('Malformed Header');
    return [compact[name.toLowerCase()] ?? name, value];
  });
}

/** Values of a header in order; a list in one line isn't split. */
export const headersOf = ({ headers }: Parts, name: string): string[] =>
  headers.filter(([own]) => own.toLowerCase() === name.toLowerCase()).map(([, value]) => value);

export const headerOf = (message: Parts, name: string): string | undefined =>
  headersOf(message, name)[0];

/** Headers that every response repeats, so every request needs them. */
const answered = ['From', 'To', 'Call-ID', 'CSeq'] as const;

const cseqForm = /^(\d{1,10})[ \t]+([A-Z]{1,32})$/;

export function cseqOf(message: Parts): { number: number; method: string } {
  const [, number, method] = cseqForm.exec(headerOf(message, 'CSeq') ?? '') ?? [];
  return { number: Number(number ?? Number.NaN), method: method ?? '' };
}

function problemOf(message: SipMessage): string | undefined {
  for (const name of answered) {
    const values = headersOf(message, name);
    if (values.length !== 1 || values[0] === '') return `Missing or Repeated ${name}`;
  }
  if (headersOf(message, 'Via').length === 0) return 'Missing Via';
  const { number, method } = cseqOf(message);
  if (!(number < 2 ** 31)) return 'Malformed CSeq';
  if (isRequest(message) && method !== message.method) return 'CSeq of Another Method';
  for (const name of ['From', 'To']) {
    if (!parseAddress(headerOf(message, name) ?? '')) return `Malformed ${name}`;
  }
  return undefined;
}

const isAnswerable = (request: SipRequest) =>
  ['Via', ...answered].every((name) => headerOf(request, name) !== undefined);

/** Body according to Content-Length, which may be missing over WebSocket (RFC 7118, 5). */
function bodyOf(message: SipMessage, rest: string): string {
  const given = headerOf(message, 'Content-Length');
  if (given === undefined) return rest;
  const bytes = new TextEncoder().encode(rest);
  const length = /^\d{1,6}$/.test(given) ? Number(given) : Number.NaN;
  if (!(length <= bytes.length)) throw new MalformedSip('Content-Length Beyond the Message');
  return new TextDecoder().decode(bytes.subarray(0, length));
}

/**
 * Parses one message strictly: unlike a reader of captures, this end has to respond.
 * @throws MalformedSip
 */
export function parseSip(text: string): SipMessage {
  if (text.length > longestMessage) throw new MalformedSip('Message Too Large');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) throw new MalformedSip('Headers Without an End');
  // A line that begins with a blank continues the previous one.
  const [first = '', ...lines] = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const [, method, uri] = requestLine.exec(first) ?? [];
  const [, status, reason = ''] = statusLine.exec(first) ?? [];
  if (method === undefined && status === undefined) throw new MalformedSip('Malformed First Line');
  const parts = { headers: readHeaders(lines), body: '' };
  const message: SipMessage =
    method !== undefined && uri !== undefined
      ? { method, uri, ...parts }
      : { status: Number(status), reason, ...parts };
  try {
    message.body = bodyOf(message, text.slice(end + 4));
    const problem = problemOf(message);
    if (problem) throw new MalformedSip(problem);
  } catch (error) {
    const canAnswer = error instanceof MalformedSip && isRequest(message) && isAnswerable(message);
    throw canAnswer ? new MalformedSip(error.message, message) : error;
  }
  return message;
}

const crlf = '\r\n';

/** Builds a message from its first line and headers; adds Content-Length. */
export function messageText(start: string, headers: readonly string[], body = ''): string {
  const length = new TextEncoder().encode(body).length;
  return `${[start, ...headers, `Content-Length: ${length}`].join(crlf)}${crlf}${crlf}${body}`;
}

export function sipText(message: SipMessage): string {
  const start = isRequest(message)
    ? `${message.method} ${message.uri} SIP/2.0`
    : `SIP/2.0 ${message.status} ${message.reason}`;
  const lines = message.headers
    .filter(([name]) => name.toLowerCase() !== 'content-length')
    .map(([name, value]) => `${name}: ${value}`);
  return messageText(start, lines, message.body);
}

export type Answer = {
  reason?: string | undefined;
  headers?: readonly Header[];
  /** Body with its Content-Type. */
  body?: readonly [type: string, text: string];
  /** This end's tag, for a request without one; never in a 100. */
  toTag?: string;
};

/** Response to a request, with its Via, From, To, Call-ID and CSeq (RFC 3261, 8.2.6). */
export function answerTo(request: SipRequest, status: number, answer: Answer = {}): SipResponse {
  const { reason = reasonOf(status), headers = [], body, toTag } = answer;
  const to = headerOf(request, 'To') ?? '';
  const isTagged = parseAddress(to)?.params.has('tag') ?? true;
  const tag = toTag !== undefined && !isTagged && status > 100 ? `;tag=${toTag}` : '';
  return {
    status,
    reason,
    headers: [
      ...headersOf(request, 'Via').map((via): Header => ['Via', via]),
      ['From', headerOf(request, 'From') ?? ''],
      ['To', `${to}${tag}`],
      ['Call-ID', headerOf(request, 'Call-ID') ?? ''],
      ['CSeq', headerOf(request, 'CSeq') ?? ''],
      ...headers,
      ...(body ? [['Content-Type', body[0]] satisfies Header] : []),
    ],
    body: body?.[1] ?? '',
  };
}
