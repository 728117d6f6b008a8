import {
  bodyStart,
  bytesText,
  contentLength,
  hasByteOrderMark,
  isSip,
  longestLine,
  longestMessage,
} from '../../sip/sip-text.ts';
import type { UnreadPackets } from '../../sip-capture.types.ts';
import { joined } from '../bytes.ts';
import { type Mirrored, mirroredStart, splitMirrored } from '../hep.ts';
import { behindProxy } from './proxy-protocol.ts';
import { beginsWithSip, createWebSocketReader } from './web-socket.ts';

type StreamReader = {
  /** @param isGap bytes before these are missing */
  read: (bytes: Uint8Array, at: number, isGap: boolean) => void;
  /** Starts over for a new connection. */
  reset: () => void;
  /** The capture is over. */
  end: () => void;
};

type Found = {
  onMessage: (
    message: Uint8Array,
    at: number,
    transport: 'TCP' | 'WebSocket',
    isCut: boolean,
  ) => void;
  /** A message that a SIP server mirrored to its capture server. */
  onMirrored: (message: Mirrored, at: number) => void;
  /** Bytes of a stream that carries SIP are missing. */
  onHole: () => void;
  /** Called once per unreadable packet. */
  onUnread: (why: UnreadPackets['why'], name?: string) => void;
};

/** Start of the next message, behind anything that is none; -1 for none. */
function nextStart(text: string): number {
  const found = /(?:^|\n)(?:[Ss][Ii][Pp]\/2\.0 |[A-Z]{3,16} \S{1,8100} [Ss][Ii][Pp]\/2\.0)/.exec(
    text,
  );
  return found ? found.index + (found[0].startsWith('\n') ? 1 : 0) : -1;
}

/** An unfinished line that may become the first of a message. */
const mayBegin = /^(?:[A-Z]{1,16}(?: \S{0,8100}(?: [SsIiPp/2.0]{0,7})?)?|[Ss][^\n]*)$/;

/** How much of other text is kept: a handshake may begin in it. */
const leastKept = 512;

/** Number of trailing bytes to keep: a whole line that may still begin a message. */
function unfinishedIn(text: string): number {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const isBeginning = line.length <= longestLine && mayBegin.test(line.replace(/\r$/, ''));
  return Math.min(text.length, Math.max(leastKept, isBeginning ? line.length : 0));
}

/**
 * Cuts the messages out of a stream by their Content-Length.
 * @returns the rest, and how many bytes it needs before it is worth another look
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
      return { rest: rest.subarray(rest.length - unfinishedIn(text)), wanted: 0 };
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

/** Recognises TLS 1.0 to 1.3 records: handshake, alert, change of cipher or data. */
export const isTls = ([type = 0, major, minor = 9]: Uint8Array) =>
  type >= 0x14 && type <= 0x17 && major === 3 && minor <= 4;

/** Recognises a WebSocket handshake of either side. */
const handshake = /^(?:GET [^\r\n]+|HTTP\/1\.1 101[^\r\n]*)\r\n/;
const longestHandshake = 16 * 1024;

/** Reads one direction of a TCP connection: SIP, SIP over WebSocket (RFC 7118), HEP or anything else. */
export function createStreamReader({
  onMessage,
  onMirrored,
  onUnread,
  onHole,
}: Found): StreamReader {
  let kind: 'SIP' | 'WebSocket' | 'HEP' | 'TLS' | null = null;
  let kept: Uint8Array[] = [];
  let length = 0;
  /** Bytes needed before a message can be complete. */
  let wanted = 0;
  let now = 0;
  /** WebSocket bytes are missing: the start of the next frame is unknown. */
  let isAstray = false;
  let hasHole = false;
  let carriesSip = false;
  const tellHole = () => {
    if (hasHole && carriesSip) onHole();
  };
  const newWebSocket = () =>
    createWebSocketReader((message) => {
      carriesSip = true;
      onMessage(message, now, 'WebSocket', false);
    });
  let webSocket = newWebSocket();

  function reset(): void {
    kind = null;
    isAstray = false;
    webSocket = newWebSocket();
    keep(new Uint8Array());
  }

  /** Drops everything before a segment that begins with a frame. */
  function findFrame(bytes: Uint8Array): void {
    if ((kind !== null && !isAstray) || !beginsWithSip(bytes)) return;
    reset();
    kind = 'WebSocket';
  }

  function keep(rest: Uint8Array, more = 0): void {
    kept = rest.length > 0 ? [rest] : [];
    length = rest.length;
    wanted = more;
  }

  /** @returns the bytes behind a handshake; null while it is incomplete */
  function afterHandshake(bytes: Uint8Array): Uint8Array | null {
    const text = bytesText(bytes.subarray(0, longestHandshake));
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return null;
    kind = /^upgrade:\s*websocket/im.test(text.slice(0, end)) ? 'WebSocket' : 'SIP';
    return bytes.subarray(end + 4);
  }

  /** Reports a message as cut if its headers arrived but its body is missing. */
  function breakOff(): void {
    hasHole = true;
    const text = kind === null ? bytesText(joined(kept)) : '';
    if (isSip(text)) {
      carriesSip = true;
      if (bodyStart(text) >= 0) onMessage(joined(kept), now, 'TCP', true);
    }
    keep(new Uint8Array());
  }

  function readWebSocket(whole: Uint8Array): void {
    const { rest, isCompressed } = webSocket.read(whole);
    if (isCompressed) onUnread('compressed', 'WebSocket');
    keep(rest);
  }

  function readSip(whole: Uint8Array): void {
    const { rest, wanted: more } = split(whole, (message, isCut) => {
      carriesSip = true;
      onMessage(message, now, 'TCP', isCut);
    });
    keep(rest, more);
  }

  function readMirrored(whole: Uint8Array): void {
    const rest = splitMirrored(whole, (message) => {
      if (message === 'compressed') onUnread('compressed', 'HEP');
      else {
        carriesSip = true;
        onMirrored(message, now);
      }
    });
    keep(rest);
  }

  function readKept(): void {
    let whole = joined(kept);
    if (kind === null && beginsWithSip(whole)) kind = 'WebSocket';
    if (kind === null && handshake.test(bytesText(whole.subarray(0, longestLine)))) {
      const rest = afterHandshake(whole);
      if (rest === null && length < longestHandshake) {
        keep(whole);
        return;
      }
      whole = rest ?? new Uint8Array();
    }
    if (kind === null && mirroredStart(whole) >= 0) kind = 'HEP';
    if (kind === 'WebSocket') readWebSocket(whole);
    else if (kind === 'HEP') readMirrored(whole);
    else readSip(whole);
  }

  function read(segment: Uint8Array, at: number, isGap: boolean): void {
    now = at;
    const bytes = kind === null ? behindProxy(segment) : segment;
    if (kind === null && isTls(bytes)) kind = 'TLS';
    if (kind === 'TLS') {
      onUnread('encrypted', 'TLS');
      return;
    }
    if (isGap) {
      breakOff();
      isAstray = kind === 'WebSocket';
    }
    findFrame(bytes);
    if (isAstray) return;
    if (kind === null && length === 0 && hasByteOrderMark(bytes)) onUnread('byteOrderMark');
    kept.push(bytes);
    length += bytes.length;
    // Waits until the message can be complete.
    if (length >= wanted || isGap) readKept();
    tellHole();
  }
  return {
    read,
    reset,
    end: () => {
      if (length > 0 && (kind === 'WebSocket' || isSip(bytesText(joined(kept))))) breakOff();
      tellHole();
    },
  };
}
