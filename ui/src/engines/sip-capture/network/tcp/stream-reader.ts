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
  /** @param isGap something before these bytes is missing */
  read: (bytes: Uint8Array, at: number, isGap: boolean) => void;
  /** Forgets everything: another connection begins. */
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
  /** What a SIP server sent to its capture server. */
  onMirrored: (message: Mirrored, at: number) => void;
  /** Bytes of a stream that carries SIP are missing. */
  onHole: () => void;
  /** A packet that can't be read, once each. */
  onUnread: (why: UnreadPackets['why'], name?: string) => void;
};

/** Where the next message may begin: after something that is none. -1: nowhere. */
function nextStart(text: string): number {
  const found = /(?:^|\n)(?:[Ss][Ii][Pp]\/2\.0 |[A-Z]{3,16} \S{1,8100} [Ss][Ii][Pp]\/2\.0)/.exec(
    text,
  );
  return found ? found.index + (found[0].startsWith('\n') ? 1 : 0) : -1;
}

/** An unfinished line that may become the first one of a message. */
const mayBegin = /^(?:[A-Z]{1,16}(?: \S{0,8100}(?: [SsIiPp/2.0]{0,7})?)?|[Ss][^\n]*)$/;

/** Kept of text that is no message: a handshake may begin in it. */
const leastKept = 512;

/** How much is kept of text that is no message: the whole of a line that may still begin one. */
function unfinishedIn(text: string): number {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  const isBeginning = line.length <= longestLine && mayBegin.test(line.replace(/\r$/, ''));
  return Math.min(text.length, Math.max(leastKept, isBeginning ? line.length : 0));
}

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

/** A record of TLS 1.0 to 1.3: handshake, alert, change of cipher or data. */
export const isTls = ([type = 0, major, minor = 9]: Uint8Array) =>
  type >= 0x14 && type <= 0x17 && major === 3 && minor <= 4;

/** A handshake of WebSocket, from either side. */
const handshake = /^(?:GET [^\r\n]+|HTTP\/1\.1 101[^\r\n]*)\r\n/;
const longestHandshake = 16 * 1024;

/** Reads one direction of a TCP connection: SIP, SIP over WebSocket (RFC 7118), HEP, or none of them. */
export function createStreamReader({
  onMessage,
  onMirrored,
  onUnread,
  onHole,
}: Found): StreamReader {
  let kind: 'SIP' | 'WebSocket' | 'HEP' | 'TLS' | null = null;
  let kept: Uint8Array[] = [];
  let length = 0;
  /** With fewer bytes there is no message. */
  let wanted = 0;
  let now = 0;
  /** Bytes of WebSocket are missing: where the next frame begins is not known. */
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

  /** Forgets what came before a segment that begins with a frame. */
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

  /** @returns what follows a handshake; null while it isn't whole */
  function afterHandshake(bytes: Uint8Array): Uint8Array | null {
    const text = bytesText(bytes.subarray(0, longestHandshake));
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return null;
    kind = /^upgrade:\s*websocket/im.test(text.slice(0, end)) ? 'WebSocket' : 'SIP';
    return bytes.subarray(end + 4);
  }

  /** Reports a message whose headers are there as cut, because what follows is missing. */
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
    // Not looked at again before the message can be whole.
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
