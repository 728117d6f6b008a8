import { inOrder } from './message-order.ts';
import { u16 } from './network/bytes.ts';
import { exported, inExported } from './network/exported.ts';
import { isKnownLink, isMacSec } from './network/frames.ts';
import { type Mirrored, mirroredIn } from './network/hep.ts';
import { unreachableIn } from './network/icmp.ts';
import { createReassembly, type Datagram } from './network/internet.ts';
import { readPackets } from './network/packets.ts';
import { createSctpReader } from './network/sctp.ts';
import { linkName } from './network/snoop.ts';
import { createConnections } from './network/tcp/connections.ts';
import { createStreamReader } from './network/tcp/stream-reader.ts';
import { createTcpStreams } from './network/tcp/tcp-streams.ts';
import { hiddenIn, inChannel } from './network/tunnels.ts';
import { hasByteOrderMark, isSip, mayBeSip, parseSip, textOf } from './sip/sip-text.ts';
import type {
  Capture,
  CaptureNote,
  Endpoint,
  SipMessage,
  Unreachable,
  UnreadPackets,
} from './sip-capture.types.ts';
import { markTimeless } from './timeless.ts';

const UDP = 17;
const TCP = 6;
const SCTP = 132;

/** A file with more messages is not the capture of a call. */
const mostMessages = 20_000;

type Ends = { from: Endpoint; to: Endpoint };

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

/** ICMP reports on media and other protocols too. */
const isSentBetween = (messages: readonly Ends[], from: Endpoint, to: Endpoint) =>
  messages.some(
    (one) =>
      one.from.ip === from.ip &&
      one.from.port === from.port &&
      one.to.ip === to.ip &&
      one.to.port === to.port,
  );

/**
 * Reads the SIP messages of a capture, in the order they were sent. The notes name everything that
 * can't be read.
 * @throws CaptureError when the file is no capture
 */
export function readCapture(bytes: Uint8Array): Capture {
  /** By kind: each is said once. */
  const notes = new Map<string, CaptureNote>();
  const addNote = (note: CaptureNote) => notes.set(note.kind, note);
  const messages: SipMessage[] = [];
  const unreachable: Unreachable[] = [];
  const unread = new Map<string, UnreadPackets>();
  const reassembly = createReassembly();

  function add(
    text: string,
    at: number,
    ends: Ends,
    transport: SipMessage['transport'],
    isCut: boolean,
  ) {
    const parsed = parseSip(text, isCut);
    if (!parsed || messages.length >= mostMessages) return;
    messages.push({
      ...parsed,
      from: ends.from,
      to: ends.to,
      at,
      transport,
      text,
      isCut,
      repeats: null,
    });
  }

  function countUnread(why: UnreadPackets['why'], name = '', port?: number) {
    const key = [why, name, port].join();
    const found = unread.get(key);
    if (found) found.packets += 1;
    else
      unread.set(key, {
        kind: 'unread',
        why,
        name,
        ...(port !== undefined && { port }),
        packets: 1,
      });
  }

  /** Text of a SIP message; null for anything else. Counts messages that their receivers reject. */
  function sipIn(bytes: Uint8Array): string | null {
    if (hasByteOrderMark(bytes)) {
      countUnread('byteOrderMark');
      return null;
    }
    const text = textOf(bytes);
    return isSip(text) ? text : null;
  }

  const connections = createConnections();
  const readers = new Map<string, ReturnType<typeof createStreamReader>>();
  const streams = createTcpStreams({
    onStart: (key) => readers.get(key)?.reset(),
    deliver: (key, { bytes, at }, isGap) => readers.get(key)?.read(bytes, at, isGap),
  });
  const associations = new Map<string, Ends>();
  const sctp = createSctpReader((key, at, message) => {
    const ends = associations.get(key);
    const text = sipIn(message);
    if (ends && text !== null) add(text, at, ends, 'SCTP', false);
  });

  function addMirrored(
    { at, from, to, transport, payload }: Mirrored,
    sent: number,
    isCut = false,
  ) {
    const text = sipIn(payload);
    if (text !== null) add(text, at ?? sent, { from, to }, transport, isCut);
  }

  function readUdp({ at, payload, isCut }: Datagram, ends: Ends): void {
    const said = u16(payload, 4);
    const end = said >= 8 ? Math.min(said, payload.length) : payload.length;
    let data = inChannel(payload.subarray(8, end));
    const mirrored = mirroredIn(data);
    if (mirrored === 'compressed') {
      countUnread('compressed', 'HEP');
      return;
    }
    if (mirrored) {
      addMirrored(mirrored, at, isCut);
      return;
    }
    // Line breaks before the first line are ignored (RFC 3261, 7.5).
    while (data[0] === 0x0d || data[0] === 0x0a) data = data.subarray(1);
    // Cheap checks first: most packets of a call are audio.
    if (data.length < 20 || !mayBeSip(data)) return;
    const text = sipIn(data);
    if (text !== null) add(text, at, ends, 'UDP', isCut || said > payload.length);
  }

  function readTcp(key: string, datagram: Datagram, ends: Ends): void {
    if (datagram.payload.length < 20) return;
    connections.add(datagram, ends.from, ends.to, datagram.payload);
    if (!readers.has(key)) {
      const port = Math.min(ends.from.port, ends.to.port);
      const reader = createStreamReader({
        onMessage: (message, at, transport, isCut) =>
          add(textOf(message), at, ends, transport, isCut),
        onMirrored: addMirrored,
        onHole: () => addNote({ kind: 'holes' }),
        onUnread: (why, name) => countUnread(why, name, port),
      });
      readers.set(key, reader);
    }
    streams.add(key, datagram, datagram.payload);
  }

  function read(datagram: Datagram): void {
    const { protocol, payload, source, target } = datagram;
    const told = unreachableIn(datagram);
    if (told && unreachable.length < mostMessages) unreachable.push(told);
    const hidden = hiddenIn(datagram);
    if (hidden) countUnread(...hidden);
    if (payload.length < 8 || ![UDP, TCP, SCTP].includes(protocol)) return;
    const from = { ip: source, port: u16(payload, 0) };
    const to = { ip: target, port: u16(payload, 2) };
    const key = `${source} ${from.port} ${target} ${to.port}`;
    if (protocol === UDP) readUdp(datagram, { from, to });
    else if (protocol === TCP) readTcp(key, datagram, { from, to });
    else {
      associations.set(key, { from, to });
      sctp.add(key, datagram.at, payload);
    }
  }

  let packets = 0;
  for (const packet of readPackets(bytes, addNote)) {
    packets += 1;
    if (packet.linkType === exported) {
      const mirrored = inExported(packet.bytes);
      if (mirrored) addMirrored(mirrored, packet.at, packet.isCut);
      continue;
    }
    if (!isKnownLink(packet.linkType)) countUnread('linkType', linkName(packet.linkType));
    if (isMacSec(packet.linkType, packet.bytes)) countUnread('encrypted', 'MACsec');
    const datagram = reassembly.datagramOf(packet);
    if (datagram) read(datagram);
  }
  streams.end();
  for (const reader of readers.values()) reader.end();
  const isCut = messages.some((message) => message.isCut);
  const ordered = markTimeless(messages) ? messages : inOrder(messages);
  const seen = new Map<string, number>();
  ordered.forEach((message, index) => {
    const key = repeatKey(message);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    else message.repeats = first;
  });
  const tried = messages.length === 0 ? connections.tried(unreachable) : [];
  const sent = tried.length > 0 ? tried : ordered;
  const told = unreachable.filter(({ from, to }) => isSentBetween(sent, from, to));
  return {
    messages: ordered,
    ...(told.length > 0 && { unreachable: told }),
    ...(tried.length > 0 && { connections: tried }),
    packets,
    notes: [
      ...notes.values(),
      ...unread.values(),
      ...(reassembly.unfinished() > 0 ? [{ kind: 'fragments' } as const] : []),
      ...(isCut ? [{ kind: 'cut' } as const] : []),
    ],
  };
}
