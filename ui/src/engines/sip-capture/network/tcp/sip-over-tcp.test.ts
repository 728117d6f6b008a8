import { expect, test } from 'vitest';
import { begin, outward, talks } from '../../capture.fixtures.ts';
import { readCapture } from '../../capture.ts';
import { type Frame, pcap } from '../../capture-files.fixtures.ts';
import { namesIn } from '../../reading.fixtures.ts';
import { messageName } from '../../sip/sip-text.ts';
import { bytesOf, encode, ip, links, tcp } from '../packets.fixtures.ts';

const text = talks.rejected[0]?.text ?? '';
const at = (bytes: Uint8Array, after = 0): Frame => ({ at: begin + after, bytes });
const ethernet = links.ethernet.wrap;
const invite = encode(text);
const ok = encode(talks.answered[3]?.text ?? '');
const segment = (sequence: number, bytes: Uint8Array, after = 0, flags?: number) =>
  at(ethernet(ip(outward, 6, tcp(outward, sequence >>> 0, bytes, flags))), after);

test('a message in three segments has the time of the last', () => {
  const file = pcap([
    segment(1000, invite.subarray(0, 40)),
    segment(1040, invite.subarray(40, 300), 4),
    segment(1300, invite.subarray(300), 9),
  ]);
  const [message, ...others] = readCapture(file).messages;
  expect(others).toEqual([]);
  expect([message?.text, message?.at, message?.transport]).toEqual([text, begin + 9, 'TCP']);
});

test('two messages in one segment, and keep-alives between', () => {
  const both = bytesOf(encode('\r\n\r\n'), invite, encode('\r\n'), ok);
  expect(namesIn(pcap([segment(5, both)]))).toEqual(['INVITE', '200 OK']);
});

test('out of order, repeated and overlapping, over the end of the numbers', () => {
  const start = 2 ** 32 - 100;
  const file = pcap([
    segment(start - 1, new Uint8Array(), 0, 2),
    segment(start + 200, invite.subarray(200)),
    segment(start, invite.subarray(0, 150)),
    segment(start, invite.subarray(0, 150)),
    segment(start + 100, invite.subarray(100, 220)),
  ]);
  expect(readCapture(file).messages.map(({ text: whole }) => whole)).toEqual([text]);
});

test('a lost segment costs its message alone', () => {
  const file = pcap([segment(0, invite.subarray(0, 100)), segment(invite.length, ok)]);
  const { messages, notes } = readCapture(file);
  expect(messages.map(messageName)).toEqual(['200 OK']);
  expect(notes).toEqual([{ kind: 'holes' }]);
});

test('a message that is lost as a whole leaves a hole', () => {
  const [next, last] = [invite.length + ok.length, invite.length + 2 * ok.length];
  const file = pcap([segment(0, invite), segment(next, ok), segment(last, ok)]);
  expect(readCapture(file).notes).toEqual([{ kind: 'holes' }]);
});

test('a message whose end the capture has not is cut, where its headers are there', () => {
  const head = text.indexOf('\r\n\r\n') + 4;
  for (const [kept, names] of [
    [head + 10, ['INVITE']],
    [head - 10, []],
  ] as const) {
    const { messages, notes } = readCapture(pcap([segment(0, invite.subarray(0, kept))]));
    expect(messages.map(messageName)).toEqual(names);
    expect(messages.every(({ isCut }) => isCut)).toBe(true);
    expect(notes[0]).toEqual({ kind: 'holes' });
  }
  const both = [segment(0, invite.subarray(0, head + 10)), segment(invite.length, ok)];
  expect(namesIn(pcap(both))).toEqual(['INVITE', '200 OK']);
});

test('a hole in something else is nothing', () => {
  const noise = new Uint8Array(1400).fill(0x41);
  expect(readCapture(pcap([segment(0, noise), segment(5000, noise)])).notes).toEqual([]);
});

test('a stream of something else costs no time', () => {
  const noise = new Uint8Array(1400).fill(0x41);
  const many = Array.from({ length: 500 }, (_, n) => segment(n * 1400, noise));
  expect(readCapture(pcap(many)).messages).toEqual([]);
});
