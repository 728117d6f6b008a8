import { describe, expect, test } from 'vitest';
import { begin, frames, talks } from './capture.fixtures.ts';
import { readCapture } from './capture.ts';
import { pcap, pcapng } from './capture-files.fixtures.ts';
import { bytesOf, links } from './network/packets.fixtures.ts';

const sent = frames(talks.rejected);
const [invite] = sent;
if (!invite) throw new Error('a frame');

/** The frame with a two-byte number in its IP packet replaced. */
function changed(at: number, value: number) {
  const bytes = invite?.bytes.slice() ?? new Uint8Array();
  new DataView(bytes.buffer).setUint16(14 + at, value);
  return { at: begin, bytes };
}

describe('pcapng', () => {
  test.each([
    ['in powers of two', { resolution: 0x80 | 20 }],
    ['in thousandths', { resolution: 3 }],
    ['behind an offset', { offset: 1_700_000_000 }],
    ['behind a negative offset, big-endian', { offset: -5_000_000_000, isLittle: false }],
  ])('times %s', (_, options) => {
    const { messages } = readCapture(pcapng(sent, options));
    expect(messages).toHaveLength(talks.rejected.length);
    for (const [index, { at }] of messages.entries()) {
      expect(at - begin).toBeCloseTo(talks.rejected[index]?.after ?? -1, 2);
    }
  });

  test('each section has its own interfaces', () => {
    const raw = pcapng(frames(talks.rejected, links.raw), { link: links.raw.type });
    const { messages, packets } = readCapture(bytesOf(raw, pcapng(sent, { isLittle: false })));
    expect([packets, messages.length]).toEqual([8, 8]);
  });

  test('a packet that was cut short is shown as far as it goes', () => {
    const { messages, notes } = readCapture(pcapng([{ ...invite, cut: 60 }]));
    expect(messages.map(({ isCut }) => isCut)).toEqual([true]);
    expect(notes).toEqual([{ kind: 'cut' }]);
  });
});

test('a packet whose length a network card left empty is read', () => {
  expect(readCapture(pcap([changed(2, 0)])).messages).toMatchObject([{ method: 'INVITE' }]);
});

test('a datagram that says more than its packet has is incomplete', () => {
  const { messages } = readCapture(pcap([changed(24, 5000)]));
  expect(messages).toMatchObject([{ method: 'INVITE', isCut: true }]);
});

test('the same request on another branch is no repeat', () => {
  const [first] = talks.rejected;
  if (!first) throw new Error('a message');
  const forked = { ...first, after: 9, text: first.text.replace('z9hG4bK1', 'z9hG4bK2') };
  const { messages } = readCapture(pcap(frames([first, forked, { ...forked, after: 500 }])));
  expect(messages.map(({ repeats }) => repeats)).toEqual([null, null, 1]);
});
