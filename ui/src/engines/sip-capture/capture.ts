import { createReassembly, type Datagram, knownLinkTypes } from './internet.ts';
import { cutMessages } from './notes.ts';
import { readPackets } from './packets.ts';
import type { Capture, Endpoint, SipMessage } from './sip-capture.types.ts';
import {
  bodyStart,
  bytesText,
  contentLength,
  isSip,
  longestMessage,
  parseSip,
  textOf,
} from './sip-text.ts';
import { createTcpStreams } from './tcp-streams.ts';

const UDP = 17;
const TCP = 6;

/** More than this is not the capture of a call. */
const mostMessages = 20_000;

type Ends = { from: Endpoint; to: Endpoint };
type Connection = Ends & {
  /** Bytes received that aren't a message yet. */
  rest: Uint8Array[];
  length: number;
  /** With fewer bytes there is no message. */
  wanted: number;
};

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Where the next message may begin: after something that is none. -1: nowhere. */
function nextStart(text: string): number {
  const found = /(?:^|\n)(?:SIP\/2\.0 |[A-Z]{3,16} [^\s]{1,512} SIP\/2\.0)/.exec(text);
  return found ? found.index + (found[0].startsWith('\n') ? 1 : 0) : -1;
}

/** Kept of what is no message: the beginning of a line that goes on. */
const longestLine = 512;

/**
 * Cuts the messages out of a stream, by their Content-Length.
 * @returns what is left, and how many bytes it takes before it is worth another look
 */
function split(bytes: Uint8Array, onMessage: (message: Uint8Array, isCut: boolean) => void) {
  let rest = bytes;
  while (rest.length > 0) {
    const text = bytesText(rest.subarray(0, longestMessage));
    if (!isSip(text)) {
      const next = nextStart(text);
      if (next > 0) {
        rest = rest.subarray(next);
        continue;
      }
      return { rest: rest.subarray(Math.max(0, rest.length - longestLine)), wanted: 0 };
    }
    const start = bodyStart(text);
    if (start < 0) {
      const isHopeless = rest.length > longestMessage;
      return { rest: isHopeless ? new Uint8Array() : rest, wanted: 0 };
    }
    const length = start + (contentLength(text.slice(0, start)) ?? 0);
    if (length > rest.length && length <= longestMessage) return { rest, wanted: length };
    onMessage(rest.subarray(0, length), length > rest.length);
    rest = rest.subarray(length);
  }
  return { rest, wanted: 0 };
}

const repeatKey = (message: SipMessage) =>
  [
    message.from.ip,
    message.from.port,
    message.to.ip,
    message.to.port,
    message.status ?? '',
    message.method,
    message.callId,
    message.cseq,
    message.branch,
    message.text.length,
  ].join(' ');

/**
 * The SIP messages of a capture, in the order of their times. What cannot be read is left out and
 * said in the notes.
 * @throws CaptureError when the file is no capture
 */
export function readCapture(bytes: Uint8Array): Capture {
  const notes = new Set<string>();
  const messages: SipMessage[] = [];
  const reassembly = createReassembly();

  function add(text: string, at: number, ends: Ends, transport: 'UDP' | 'TCP', isCut: boolean) {
    const parsed = parseSip(text);
    if (!parsed || messages.length >= mostMessages) return;
    messages.push({ ...parsed, ...ends, at, transport, text, isCut, repeats: null });
  }

  const connections = new Map<string, Connection>();
  const streams = createTcpStreams((key, arrived, isGap) => {
    const connection = connections.get(key);
    if (!connection) return;
    if (isGap) connection.rest = [];
    connection.rest.push(arrived.bytes);
    connection.length += arrived.bytes.length;
    // Not looked at again before the message can be whole.
    if (connection.length < connection.wanted && !isGap) return;
    const { rest, wanted } = split(joined(connection.rest), (message, isCut) =>
      add(textOf(message), arrived.at, connection, 'TCP', isCut),
    );
    connection.rest = rest.length > 0 ? [rest] : [];
    connection.length = rest.length;
    connection.wanted = wanted;
  });

  function read(datagram: Datagram): void {
    const { protocol, payload, source, target, isCut } = datagram;
    if (payload.length < 8 || (protocol !== UDP && protocol !== TCP)) return;
    const port = (at: number) => ((payload[at] ?? 0) << 8) | (payload[at + 1] ?? 0);
    const from = { ip: source, port: port(0) };
    const to = { ip: target, port: port(2) };
    if (protocol === UDP) {
      const said = port(4);
      const end = said >= 8 ? Math.min(said, payload.length) : payload.length;
      const data = payload.subarray(8, end);
      // Cheap before dear: most packets of a call are sound.
      if (data.length < 20 || (data[0] ?? 0) < 0x41 || (data[0] ?? 0) > 0x5a) return;
      const text = textOf(data);
      if (isSip(text)) add(text, datagram.at, { from, to }, 'UDP', isCut || said > payload.length);
      return;
    }
    if (payload.length < 20) return;
    const key = `${source} ${from.port} ${target} ${to.port}`;
    if (!connections.has(key)) {
      connections.set(key, { from, to, rest: [], length: 0, wanted: 0 });
    }
    streams.add(key, datagram, payload);
  }

  let packets = 0;
  const strange = new Set<number>();
  for (const packet of readPackets(bytes, notes)) {
    packets += 1;
    if (!knownLinkTypes.has(packet.linkType)) strange.add(packet.linkType);
    const datagram = reassembly.datagramOf(packet);
    if (datagram) read(datagram);
  }
  streams.end();
  if (strange.size > 0) {
    notes.add(`Packets of link type ${[...strange].join(', ')} can't be read here.`);
  }
  if (reassembly.unfinished() > 0) notes.add('Some packets are incomplete: fragments are missing.');
  if (messages.some(({ isCut }) => isCut)) {
    notes.add(cutMessages);
  }
  messages.sort((a, b) => a.at - b.at);
  const seen = new Map<string, number>();
  messages.forEach((message, index) => {
    const key = repeatKey(message);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    else message.repeats = first;
  });
  return { messages, packets, notes: [...notes] };
}
