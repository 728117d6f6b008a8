import { describe, expect, test } from 'vitest';
import { frames, inward, talks } from './capture.fixtures.ts';
import { readCapture } from './capture.ts';
import { pcap, pcapng } from './capture-files.fixtures.ts';
import { bytesOf } from './network/packets.fixtures.ts';

const sent = frames(talks.rejected);
const lost = { kind: 'breaksOff' };

/** The longest cut that leaves a part of the last packet. */
const last = (sent.at(-1)?.bytes.length ?? 0) - 1;

describe.each([
  ['pcap', pcap],
  ['pcapng', pcapng],
])('a %s that was cut, and another capture behind it', (_name, write) => {
  const whole = write(sent);
  test.each([
    ['pcap', pcap(sent)],
    ['pcap, big-endian, nanoseconds', pcap(sent, { isLittle: false, isNano: true })],
    ['pcapng', pcapng(sent)],
    ['pcapng, big-endian', pcapng(sent, { isLittle: false })],
    // Long enough for the cut packet to end before the file does.
    ['a long one', pcap([...sent, ...sent, ...sent])],
    ['a short one', pcap(sent.slice(3))],
  ])('%s is read from its beginning', (_second, second) => {
    const own = readCapture(second).messages.length;
    for (let cut = 1; cut <= last; cut += cut < 48 ? 1 : 29) {
      const { messages, notes } = readCapture(bytesOf(whole.subarray(0, -cut), second));
      expect([cut, messages.length]).toEqual([cut, 3 + own]);
      expect(notes).toEqual([lost]);
    }
  });
});

test('cut within its own head, it is passed over', () => {
  const { messages, notes } = readCapture(bytesOf(pcap(sent).subarray(0, 10), pcap(sent)));
  expect([messages.length, notes]).toEqual([4, [lost]]);
});

test('a packet that carries a capture is one packet', () => {
  const [frame] = frames([{ after: 140, hop: inward, text: '' }]);
  const inner = { at: frame?.at ?? 0, bytes: bytesOf(frame?.bytes ?? [], pcap(sent)) };
  for (const write of [pcap, pcapng]) {
    const { messages, packets, notes } = readCapture(write([...sent, inner, ...sent]));
    expect([messages.length, packets, notes]).toEqual([8, 9, []]);
  }
});
