import { formatCount, formatNumber } from '../../tokens/format/index.ts';
import type { CaptureNote, UnreadPackets } from './sip-capture.types.ts';

/** Sentences about missing and unreadable parts of a capture. */
export const captureNotes = {
  endsEarly: 'The file ends in the middle of a packet.',
  breaksOff:
    'The file holds several captures, and one of them breaks off in the middle of a packet: the rest of that one is missing.',
  unreadablePart: "A part of the file can't be read.",
  unpackedInPart: 'The file is compressed, and only a part of it could be unpacked.',
  tooMany: (packets: number) => `Only the first ${formatNumber(packets)} packets were read.`,
  holes: 'Parts of connections over TCP are missing: messages may be missing below.',
  fragments: 'Some packets are incomplete: fragments are missing.',
  cut: 'Some messages are incomplete: the capture cut its packets.',
  /** @param what one of the next four, or a protocol */
  unread: (what: string, packets: number) =>
    `${formatCount(packets, 'packet')} can't be read here: ${what}. ${packets === 1 ? 'It' : 'They'} may hold messages that are missing below.`,
  /** @param by 'WireGuard', 'TLS, port 5061' */
  encrypted: (by: string) => `encrypted (${by})`,
  /** @param protocol 'HEP' or 'WebSocket' */
  compressed: (protocol: string) => `compressed ${protocol}`,
  byteOrderMark: 'SIP behind a byte order mark',
  /** @param type the number of a link type of libpcap, or '3 (snoop)' */
  linkType: (type: string) => `of link type ${type}`,
  port: (port: number) => `port ${port}`,
};

function unreadText({ why, name, port, packets }: UnreadPackets, words: typeof captureNotes) {
  const behind = port === undefined ? '' : `, ${words.port(port)}`;
  const what = {
    encrypted: () => words.encrypted(name + behind),
    compressed: () => words.compressed(name) + behind,
    byteOrderMark: () => words.byteOrderMark + behind,
    linkType: () => words.linkType(name),
    protocol: () => name,
  }[why]();
  return words.unread(what, packets);
}

/** A note as a sentence. */
export function noteText(note: CaptureNote, words = captureNotes): string {
  if (note.kind === 'unread') return unreadText(note, words);
  return note.kind === 'tooMany' ? words.tooMany(note.packets) : words[note.kind];
}

/** Messages may be missing. A cut message shows by itself what it lacks. */
export const tellsOfMissing = (notes: readonly CaptureNote[]) =>
  notes.some(({ kind }) => kind !== 'cut');
