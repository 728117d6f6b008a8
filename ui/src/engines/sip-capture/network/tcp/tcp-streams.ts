import type { Datagram } from '../internet.ts';

/** Bytes in order, with the arrival time of the last one. */
type Arrived = { at: number; bytes: Uint8Array };

type Segment = { sequence: number; bytes: Uint8Array; at: number };
type Stream = { next: number | null; waiting: Segment[] };

/** Segments kept out of order; with more, the missing ones count as lost. */
const mostWaiting = 128;

/** A connection without its beginning may be captured out of order: this many segments show where it starts. */
const enoughToStart = 3;

/** Distance of `a` after `b`, with sequence numbers that wrap at 2^32. */
const after = (a: number, b: number) => (a - b) | 0;

type Handlers = {
  /** Starts a connection. An earlier one on the same ports is unrelated. */
  onStart: (key: string) => void;
  deliver: (key: string, arrived: Arrived, isGap: boolean) => void;
};

/** Orders the segments of each direction of a connection. */
export function createTcpStreams({ onStart, deliver }: Handlers) {
  const streams = new Map<string, Stream>();

  function take(key: string, stream: Stream, segment: Segment, isGap: boolean): void {
    const { sequence, bytes, at } = segment;
    const known = stream.next === null ? 0 : -after(sequence, stream.next);
    // Drops retransmitted bytes.
    const fresh = known > 0 ? bytes.subarray(Math.min(known, bytes.length)) : bytes;
    stream.next = (sequence + Math.max(bytes.length, known)) >>> 0;
    if (fresh.length > 0) deliver(key, { at, bytes: fresh }, isGap);
  }

  function drain(key: string, stream: Stream): void {
    stream.waiting.sort((a, b) => after(a.sequence, b.sequence));
    for (;;) {
      const [first] = stream.waiting;
      if (!first || after(first.sequence, stream.next ?? first.sequence) > 0) return;
      stream.waiting.shift();
      take(key, stream, first, false);
    }
  }

  function skip(key: string, stream: Stream): void {
    const first = stream.waiting.shift();
    if (first) take(key, stream, first, true);
    drain(key, stream);
  }

  /** Starts with the earliest segment so far. */
  function start(key: string, stream: Stream): void {
    stream.waiting.sort((a, b) => after(a.sequence, b.sequence));
    stream.next = stream.waiting[0]?.sequence ?? null;
    drain(key, stream);
  }

  function flush(key: string, stream: Stream): void {
    if (stream.next === null) start(key, stream);
    while (stream.waiting.length > 0) skip(key, stream);
  }

  return {
    /** @param key identifies the direction of the connection */
    add(key: string, { at }: Datagram, tcp: Uint8Array): void {
      const view = new DataView(tcp.buffer, tcp.byteOffset, tcp.byteLength);
      const head = ((tcp[12] ?? 0) >> 4) * 4;
      if (head < 20 || head > tcp.length) return;
      const isStart = ((tcp[13] ?? 0) & 0x02) !== 0;
      const sequence = (view.getUint32(4) + (isStart ? 1 : 0)) >>> 0;
      const stream = streams.get(key) ?? { next: null, waiting: [] };
      streams.set(key, stream);
      if (isStart) {
        flush(key, stream);
        stream.next = sequence;
        onStart(key);
      }
      const bytes = tcp.subarray(head);
      if (bytes.length === 0) return;
      if (stream.next === null) {
        stream.waiting.push({ sequence, bytes, at });
        if (stream.waiting.length >= enoughToStart) start(key, stream);
        return;
      }
      if (after(sequence, stream.next) > 0) {
        stream.waiting.push({ sequence, bytes, at });
        if (stream.waiting.length > mostWaiting) {
          stream.waiting.sort((a, b) => after(a.sequence, b.sequence));
          skip(key, stream);
        }
        return;
      }
      take(key, stream, { sequence, bytes, at }, false);
      if (stream.waiting.length > 0) drain(key, stream);
    },
    /** Flushes the waiting segments, with their gaps. */
    end(): void {
      for (const [key, stream] of streams) flush(key, stream);
    },
  };
}
