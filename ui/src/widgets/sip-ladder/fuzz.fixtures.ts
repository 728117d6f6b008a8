import { frames, inward, talks } from '../../engines/sip-capture/capture.fixtures.ts';
import { pcap, pcapng } from '../../engines/sip-capture/capture-files.fixtures.ts';
import { ip, links, tcp } from '../../engines/sip-capture/network/packets.fixtures.ts';

/** Random numbers below 1; the same seed gives the same sequence (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const stream = (): Uint8Array => {
  const text = new TextEncoder().encode(talks.answered.map((one) => one.text).join(''));
  const at = 1_795_168_608_401;
  const parts = Array.from({ length: 12 }, (_, n) => text.subarray(n * 300, (n + 1) * 300));
  return pcap(
    parts.map((part, n) => ({
      at,
      bytes: links.ethernet.wrap(ip(inward, 6, tcp(inward, n * 300, part))),
    })),
  );
};

const seeds = [
  pcap(frames(talks.answered)),
  pcap(frames(talks.rejected, links.vlan), { isLittle: false }),
  pcap(frames(talks.cancelled, links.cooked2), { link: 276, isNano: true }),
  pcapng(frames(talks.answered)),
  pcapng(frames(talks.silent, links.raw), { link: 101, isNano: true, isLittle: false }),
  stream(),
];

/** Values at which lengths and offsets tend to break. */
const edges = [0, 1, 0x0a, 0x0d, 0x20, 0x7f, 0x80, 0xff];

/** Breaks a capture: bytes changed, moved, cut and doubled. The same number gives the same capture. */
export function brokenCapture(number: number): Uint8Array<ArrayBuffer> {
  const random = randomFrom(number);
  const below = (limit: number) => Math.floor(random() * limit);
  let bytes = Uint8Array.from(seeds[below(seeds.length)] ?? []);
  for (let changes = 1 + below(12); changes > 0 && bytes.length > 1; changes -= 1) {
    const at = below(random() < 0.2 ? Math.min(120, bytes.length) : bytes.length);
    switch (below(6)) {
      case 0:
        bytes[at] = below(256);
        break;
      case 1:
        bytes[at] = edges[below(edges.length)] ?? 0;
        break;
      case 2:
        bytes.fill(edges[below(edges.length)] ?? 0, at, at + below(8));
        break;
      case 3:
        bytes = bytes.slice(0, at);
        break;
      case 4: {
        const length = below(200);
        bytes.copyWithin(at, below(bytes.length), bytes.length - length);
        break;
      }
      default: {
        const part = bytes.slice(at, at + below(400));
        const longer = new Uint8Array(bytes.length + part.length);
        longer.set(bytes.subarray(0, at));
        longer.set(part, at);
        longer.set(bytes.subarray(at), at + part.length);
        bytes = longer;
      }
    }
  }
  return bytes;
}
