import type { SdpMedia, SipMessage } from '../sip-capture.types.ts';
import { descriptionsIn } from './multipart.ts';

/** No SIP message is longer, whatever its Content-Length says. */
export const longestMessage = 65_535;

const decoder = new TextDecoder();
export const textOf = (bytes: Uint8Array) => decoder.decode(bytes);

const byteDecoder = new TextDecoder('latin1');
/** One character per byte: positions in the text are positions in the bytes. */
export const bytesText = (bytes: Uint8Array) => byteDecoder.decode(bytes);

/** Longest first line, in bytes. */
export const longestLine = 8192;

// The version is case-insensitive (RFC 3261, 7.1).
const requestLine = /^([A-Z]{3,16}) (\S{1,8100}) [Ss][Ii][Pp]\/2\.0$/;
const statusLine = /^[Ss][Ii][Pp]\/2\.0 ([1-6]\d\d)(?: (.{0,8100}))?$/;

/** Checks the first byte: a capital of a method, the S of a response, or a byte order mark. */
export const mayBeSip = ([first = 0]: Uint8Array) =>
  (first >= 0x41 && first <= 0x5a) || first === 0x73 || first === 0xef;

const firstLine = (text: string) => {
  const end = text.indexOf('\n');
  return (end < 0 ? text : text.slice(0, end)).replace(/\r$/, '');
};

/** By its first line. */
export const isSip = (text: string) => {
  const line = firstLine(text.slice(0, longestLine));
  return requestLine.test(line) || statusLine.test(line);
};

/** Receivers reject SIP behind a byte order mark. */
export const hasByteOrderMark = (bytes: Uint8Array) =>
  bytes[0] === 0xef && isSip(textOf(bytes.subarray(0, longestLine)));

/** Compact header names (RFC 3261, 7.3.3). */
const compact: Record<string, string> = {
  i: 'call-id',
  l: 'content-length',
  f: 'from',
  t: 'to',
  v: 'via',
  m: 'contact',
  c: 'content-type',
  o: 'event',
  r: 'refer-to',
  x: 'session-expires',
};

/** First value of each header, keyed by its name in lower case. */
function headersOf(head: string): Map<string, string> {
  const headers = new Map<string, string>();
  // A line with leading white space continues the one before.
  for (const line of head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .slice(1)) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const typed = line.slice(0, colon).trim().toLowerCase();
    const name = compact[typed] ?? typed;
    if (!headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}

/** All values of a header, top down. @param name in full, in lower case */
export function valuesOf(text: string, name: string): string[] {
  return headOf(text)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .slice(1)
    .flatMap((line) => {
      const colon = line.indexOf(':');
      const typed = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
      return (compact[typed] ?? typed) === name ? [line.slice(colon + 1).trim()] : [];
    });
}

/** Addresses of the Contact headers, with their parameters. */
export const contactsOf = (text: string) =>
  valuesOf(text, 'contact').flatMap((line) =>
    line.split(/,(?=\s*(?:[^"<>,]*<|"|sips?:|tel:|\*))/i),
  );

const branchOf = (via: string) => /;\s*branch\s*=\s*([^;,\s]+)/i.exec(via)?.[1] ?? '';

/** Via branches of a message, last hop first. */
export const branchesOf = (text: string) =>
  valuesOf(text, 'via')
    .flatMap((value) => value.split(','))
    .map(branchOf);

/** Quoted names and bracketed addresses may contain what looks like a tag. */
const tagOf = (address: string) =>
  /;\s*tag\s*=\s*([^;,\s]+)/i.exec(address.replace(/"(?:[^"\\]|\\.)*"|<[^>]*>/g, ''))?.[1] ?? '';

/** End of the headers; -1 while they are incomplete. */
export function bodyStart(text: string): number {
  const crlf = text.indexOf('\r\n\r\n');
  const lf = text.indexOf('\n\n');
  if (crlf < 0) return lf < 0 ? -1 : lf + 2;
  return lf < 0 || crlf < lf ? crlf + 4 : lf + 2;
}

/** A line without an end was cut: half a value would be another one. */
const wholeLines = (text: string) => text.slice(0, text.lastIndexOf('\n') + 1);

/** First line and headers, as far as they are whole. */
export function headOf(text: string): string {
  const start = bodyStart(text);
  return start < 0 ? wholeLines(text) : text.slice(0, start);
}

/** Content-Length of the headers; null if they have none. */
export function contentLength(head: string): number | null {
  const said = headersOf(head).get('content-length');
  return said !== undefined && /^\d{1,6}$/.test(said) ? Number(said) : null;
}

/** Static payload types (RFC 3551). */
const staticCodecs: Record<string, string> = {
  0: 'PCMU',
  3: 'GSM',
  4: 'G723',
  5: 'DVI4',
  6: 'DVI4',
  7: 'LPC',
  8: 'PCMA',
  9: 'G722',
  10: 'L16',
  11: 'L16',
  12: 'QCELP',
  13: 'CN',
  14: 'MPA',
  15: 'G728',
  16: 'DVI4',
  17: 'DVI4',
  18: 'G729',
  26: 'JPEG',
  31: 'H261',
  34: 'H263',
};

/** Media streams of a session description. */
export function mediaOf(body: string): SdpMedia[] {
  const media: (SdpMedia & { formats: string[]; names: Map<string, string> })[] = [];
  let address = '';
  let direction = 'sendrecv';
  for (const line of body.split(/[ \t]*\r?\n/)) {
    const value = line.slice(2);
    const current = media.at(-1);
    if (line.startsWith('m=')) {
      const [kind = '', port = '', protocol = '', ...formats] = value.split(' ');
      if (media.length >= 16) break;
      const [number] = port.split('/');
      media.push({
        kind,
        address,
        port: Number(number) || 0,
        protocol,
        codecs: [],
        direction,
        formats: formats.slice(0, 64),
        names: new Map(),
      });
    } else if (line.startsWith('c=')) {
      // A multicast address is followed by a TTL and a number of addresses.
      const found = (value.split(' ')[2] ?? '').replace(/\/.*/, '');
      if (current) current.address = found;
      else address = found;
    } else if (/^a=(?:sendrecv|sendonly|recvonly|inactive)$/.test(line)) {
      if (current) current.direction = value;
      else direction = value;
    } else if (line.startsWith('a=rtpmap:') && current) {
      const [number = '', name = ''] = line
        .slice(9)
        .trim()
        .split(/[ \t]+/);
      current.names.set(number, name.split('/')[0] ?? '');
    }
  }
  return media.map(({ formats, names, ...one }) => ({
    ...one,
    codecs: formats.map((format) => names.get(format) || staticCodecs[format] || format),
  }));
}

type SipText = Omit<SipMessage, 'at' | 'from' | 'to' | 'transport' | 'text' | 'isCut' | 'repeats'>;

/** Parses a message; null for anything else. @param isCut the capture holds only its beginning */
export function parseSip(text: string, isCut = false): SipText | null {
  const line = firstLine(text);
  const request = requestLine.exec(line);
  const answer = request ? null : statusLine.exec(line);
  if (!request && !answer) return null;
  const start = bodyStart(text);
  const headers = headersOf(headOf(text));
  const to = headers.get('to');
  const [, number, answered = ''] =
    /^(\d{1,10})\s+(\S{1,32})/.exec(headers.get('cseq') ?? '') ?? [];
  const rest = start < 0 ? '' : text.slice(start);
  const body = isCut ? wholeLines(rest) : rest;
  return {
    // Methods are case-sensitive, but some senders write them otherwise here.
    method: request?.[1] ?? answered.toUpperCase(),
    uri: request?.[2] ?? '',
    status: answer ? Number(answer[1]) : null,
    reason: answer?.[2] ?? '',
    callId: headers.get('call-id') ?? '',
    cseq: number === undefined ? null : Number(number),
    branch: branchOf(headers.get('via') ?? ''),
    fromTag: tagOf(headers.get('from') ?? ''),
    toTag: to === undefined ? null : tagOf(to),
    media: descriptionsIn(headers.get('content-type') ?? '', body).flatMap(mediaOf),
  };
}

/** 'INVITE', '200 OK'. */
export const messageName = ({ status, reason, method }: SipMessage) =>
  status === null ? method : `${status} ${reason}`.trim();
