import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { frames, talks } from './capture.fixtures.ts';
import { readCapture } from './capture.ts';
import { readCaptureFile } from './capture-file.ts';
import { pcap, pcapng } from './capture-files.fixtures.ts';
import { bytesOf } from './network/packets.fixtures.ts';

const sent = frames(talks.answered);
const plain = pcap(sent);
const [first, second] = [pcap(sent.slice(0, 3)), pcap(sent.slice(3), { isLittle: false })];
const packed = (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes));

describe('compressed with gzip', () => {
  test('a file reads like what was packed', async () => {
    expect(await readCaptureFile(packed(plain))).toEqual(readCapture(plain));
    expect(await readCaptureFile(plain)).toEqual(readCapture(plain));
  });

  test('files that were put behind each other are all read', async () => {
    const { messages, notes } = await readCaptureFile(bytesOf(packed(first), packed(second)));
    expect([messages.length, notes]).toEqual([sent.length, []]);
  });

  test('a file that breaks off is read as far as it goes, and says so', async () => {
    // Stored without compression, each byte keeps its place.
    const stored = new Uint8Array(gzipSync(plain, { level: 0 }));
    const { messages, notes } = await readCaptureFile(stored.subarray(0, stored.length - 60));
    expect(messages.length).toBeLessThan(sent.length);
    expect(notes).toEqual([{ kind: 'endsEarly' }, { kind: 'unpackedInPart' }]);
  });

  test('what is no capture is none when unpacked, but named', async () => {
    const text = packed(new TextEncoder().encode('INVITE sip:1@x SIP/2.0'));
    await expect(readCaptureFile(text)).rejects.toMatchObject({ code: 'text' });
    await expect(readCaptureFile(new Uint8Array([0x1f, 0x8b, 8, 0]))).rejects.toMatchObject({
      code: 'empty',
    });
  });
});

describe('several files in one, as cat leaves them', () => {
  test.each([
    ['pcap in two byte orders', first, second],
    ['pcap, then pcapng', first, pcapng(sent.slice(3))],
    ['pcapng, then pcap', pcapng(sent.slice(0, 3)), second],
  ])('%s', (_, one, other) => {
    const { messages, packets, notes } = readCapture(bytesOf(one, other));
    expect([messages.length, packets, notes]).toEqual([sent.length, sent.length, []]);
    expect(messages.map(({ at }) => at)).toEqual(readCapture(plain).messages.map(({ at }) => at));
  });

  test('another that breaks off in its beginning is said', () => {
    const { messages, notes } = readCapture(bytesOf(first, second.subarray(0, 18)));
    expect([messages.length, notes]).toEqual([3, [{ kind: 'endsEarly' }]]);
  });
});

test('pcap with a longer head before each packet, as old Linux wrote it', () => {
  const head = plain.slice(0, 24);
  head[0] = 0x34;
  head[1] = 0xcd;
  const packets = sent.map((frame) => {
    const record = pcap([frame]).subarray(24);
    return bytesOf(record.subarray(0, 16), [2, 0, 0, 0, 0, 8, 0, 0], record.subarray(16));
  });
  expect(readCapture(bytesOf(head, ...packets))).toEqual(readCapture(plain));
});
