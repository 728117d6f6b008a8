import { expect, test } from 'vitest';
import { frames, talks } from '../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../engines/sip-capture/capture.ts';
import { type Frame, pcap, pcapng } from '../../engines/sip-capture/capture-files.fixtures.ts';
import { bytesOf } from '../../engines/sip-capture/network/packets.fixtures.ts';
import { tellsOfMissing } from '../../engines/sip-capture/notes.ts';
import { messageName } from '../../engines/sip-capture/sip/sip-text.ts';
import { ladderOf } from './ladder.model.ts';
import { outcomeOf } from './outcome/outcome.model.ts';

/** A Simple Packet Block (pcapng, 4.4): a packet without a time. */
function simple({ bytes }: Frame): Uint8Array {
  const padded = bytes.length + ((4 - (bytes.length % 4)) % 4);
  const block = new Uint8Array(16 + padded);
  const view = new DataView(block.buffer);
  view.setUint32(0, 3, true);
  view.setUint32(4, block.length, true);
  view.setUint32(8, bytes.length, true);
  block.set(bytes, 12);
  view.setUint32(block.length - 4, block.length, true);
  return block;
}

const sent = frames(talks.answered);
const zero = sent.map((frame) => ({ ...frame, at: 0 }));
const withoutTimes = {
  'Simple Packet Blocks': bytesOf(pcapng([]), ...sent.map(simple)),
  'a pcap with zeros': pcap(zero),
  'a pcapng with zeros': pcapng(zero),
};
const order = readCapture(pcap(sent)).messages.map(messageName);

test.each(Object.entries(withoutTimes))('%s: no time is told', (_name, file) => {
  const { messages, notes } = readCapture(file);
  expect(messages.map(messageName)).toEqual(order);
  expect(messages.every(({ hasNoTime }) => hasNoTime)).toBe(true);
  expect(tellsOfMissing(notes)).toBe(false);
  expect(outcomeOf(messages, {})).toEqual({
    tone: 'good',
    text: 'The call was answered and ended by the caller. This capture has no times, so it does not show how long anything took.',
  });
  expect(ladderOf(messages, {}).rungs.map(({ index, offset }) => [index, offset])).toEqual(
    order.map((_, index) => [index, null]),
  );
});

test.each(Object.entries(talks))('no time is told of a talk without times: %s', (_name, talk) => {
  const file = bytesOf(pcapng([]), ...frames(talk).map(simple));
  const { text } = outcomeOf(readCapture(file).messages, {});
  expect(text).not.toMatch(/\d m?s\b/);
  expect(text).toMatch(/This capture has no times/);
});

test('packets without a time keep their place among those that have one', () => {
  const mixed = bytesOf(pcapng(sent.slice(0, 2)), ...sent.slice(2, 4).map(simple));
  const { messages } = readCapture(bytesOf(mixed, pcapng(sent.slice(4))));
  expect(messages.map(messageName)).toEqual(order);
  expect(messages.map(({ hasNoTime = false }) => hasNoTime).filter(Boolean)).toHaveLength(2);
  expect(ladderOf(messages, {}).rungs.map(({ offset }) => offset)).toEqual([
    0,
    18,
    null,
    null,
    3500,
    3524,
    67_000,
    67_012,
  ]);
  expect(outcomeOf(messages, {}).text).toMatch(/no times for some of its messages/);
});

test('a clock that begins at 0 has times', () => {
  const early = sent.map((frame) => ({ ...frame, at: frame.at - (sent[0]?.at ?? 0) }));
  const { messages } = readCapture(pcap(early));
  expect(messages[0]).toMatchObject({ at: 0 });
  expect(outcomeOf(messages, {}).text).toMatch(/^The call was answered after 3\.00 s/);
});
