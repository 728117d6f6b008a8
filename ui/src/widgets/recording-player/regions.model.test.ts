import { describe, expect, test } from 'vitest';
import type { SpanValue, TraceSpan } from '../call-trace/index.ts';
import { talking } from './recording.fixtures.ts';
import type { Region } from './recording-player.types.ts';
import { recordingStart, regionsOf } from './regions.model.ts';

const begin = 1_795_165_200_000_000_000n;
type Attributes = Record<string, SpanValue>;
/** A span. Times are in seconds from the start of the trace; the recording begins at second 2. */
const span = (
  name: string,
  from: number,
  to: number,
  attributes: Attributes = {},
  id = name,
  parentId = 'root',
): TraceSpan => ({
  id,
  parentId,
  name,
  start: begin + BigInt(Math.round(from * 1e9)),
  end: begin + BigInt(Math.round(to * 1e9)),
  attributes,
});
const listen = span('background-record:listen', 2, 60);
const quiet = talking(58, []);
const find = (spans: TraceSpan[], peaks = quiet) => regionsOf([listen, ...spans], peaks);
const result = JSON.stringify({
  language_code: 'en-US',
  alternatives: [{ transcript: 'yes please', confidence: 0.91 }],
  vendor: { name: 'google' },
});
const gather = 'verb:gather{inputs=speech}';
const kinds = (regions: Region[]) => regions.map(({ kind }) => kind);
/** Start, end and channel, without floating-point noise. */
const place = ({ start, end, channel }: Region) => [
  Number(start.toFixed(6)),
  Number(end.toFixed(6)),
  channel,
];

describe('time zero', () => {
  test('is the start of what listens for the recording', () => {
    expect(recordingStart([span('root', 0, 60), listen])).toBe(begin + 2_000_000_000n);
  });

  test('without it there are no regions', () => {
    expect(regionsOf([span('dtmf:1', 5, 6, { dtmf: '1', duration: '90ms' })], quiet)).toEqual([]);
    expect(recordingStart([])).toBeNull();
    // This span listens for an application and records nothing.
    expect(recordingStart([span('background-listen:listen', 2, 60)])).toBeNull();
  });
});

describe('speech to text', () => {
  test('a gather is heard in the upper half, from 50 ms after its start', () => {
    const [region] = find([span(gather, 4, 9, { 'stt.result': result, 'stt.resolve': 'speech' })]);
    expect(region && place(region)).toEqual([2.05, 7, 0]);
    expect(region).toMatchObject({ kind: 'stt', title: 'Speech to text result', spanId: gather });
    expect(region?.facts).toEqual([
      ['Vendor', 'google'],
      ['Confidence', '0.91'],
      ['Language code', 'en-US'],
      ['Transcript', 'yes please'],
    ]);
  });

  test.each([
    ['stt-listen:1', 0],
    ['stt-listen:2', 1],
    ['stt-listen:0', 0],
  ])('%s is heard in half %d', (name, channel) => {
    expect(find([span(name, 4, 9)])[0]?.channel).toBe(channel);
  });

  test('a confidence of 0 is none', () => {
    const none = result.replace('0.91', '0');
    const [region] = find([span(gather, 4, 9, { 'stt.result': none })]);
    expect(region?.facts.map(([name]) => name)).toEqual(['Vendor', 'Language code', 'Transcript']);
  });

  test.each([
    ['timeout', 'None (speech session timeout)'],
    ['killed', 'None (call disconnected or speech session terminated)'],
    [undefined, 'None (call disconnected or speech session terminated)'],
  ])('without a result, resolved by %s', (resolve, transcript) => {
    const attributes: Attributes = resolve === undefined ? {} : { 'stt.resolve': resolve };
    const regions = find([span(gather, 4, 9, attributes)]);
    expect(regions.map(({ facts }) => facts)).toEqual([[['Transcript', transcript]]]);
  });

  test.each(['not json', '[]', '{}', '{"alternatives":[]}', '{"alternatives":[null]}', 'null'])(
    'a result of %s does no harm',
    (broken) => {
      const [region] = find([span(gather, 4, 9, { 'stt.result': broken })]);
      expect(region?.facts).toEqual([
        ['Vendor', ''],
        ['Language code', ''],
        ['Transcript', ''],
      ]);
    },
  );
});

describe('latency of the recogniser', () => {
  const heard = { 'stt.result': result, 'stt.resolve': 'speech' };
  const hook = span('verb:hook (voice)', 8.6, 9, {}, 'hook', gather);
  const latency = (regions: Region[]) => regions.find(({ kind }) => kind === 'stt-latency');

  test('as it tells itself, before the time of the webhook', () => {
    const region = latency(find([span(gather, 4, 9, { ...heard, 'stt.latency_ms': '420' }), hook]));
    // End 7, minus 0.42, minus 0.4.
    expect(region && place(region)).toEqual([6.18, 7, 0]);
    expect(region?.label).toBe('0.42s');
    expect(region?.facts.at(-1)).toEqual(['Latency', '0.42 seconds']);
  });

  test('from the last loud peaks, when it tells nothing', () => {
    const peaks = talking(58, [{ channel: 0, from: 3, to: 6 }]);
    const region = latency(find([span(gather, 4, 9, heard), hook], peaks));
    // Speech ends at 6, plus 0.02: 7 - 6.02 - 0.4 = 0.58.
    expect(region && place(region)).toEqual([6.02, 7, 0]);
    expect(region?.label).toBe('0.58s');
  });

  test('silence has no latency', () => {
    expect(kinds(find([span(gather, 4, 9, heard)]))).toEqual(['stt']);
  });

  test('speech of the other side is not listened to', () => {
    const peaks = talking(58, [{ channel: 1, from: 3, to: 6 }]);
    expect(kinds(find([span(gather, 4, 9, heard)], peaks))).toEqual(['stt']);
    expect(kinds(find([span('stt-listen:2', 4, 9, heard)], peaks))).toEqual(['stt', 'stt-latency']);
  });

  test.each([
    ['no result', { 'stt.resolve': 'speech', 'stt.latency_ms': '420' }],
    ['another end than speech', { ...heard, 'stt.resolve': 'dtmf', 'stt.latency_ms': '420' }],
    ['an end of speech before the recording', { ...heard, 'stt.latency_ms': '7000' }],
  ])('none with %s', (_name, attributes) => {
    expect(kinds(find([span(gather, 4, 9, attributes)]))).toEqual(['stt']);
  });
});

describe('keys', () => {
  test.each([
    ['140ms', 0.14],
    ['40ms', 0.1],
    ['100ms', 0.1],
    ['250.5ms', 0.2505],
  ])('a key of %s is %d s wide', (duration, width) => {
    const [region] = find([span('dtmf:4', 7, 7.01, { dtmf: '4', duration })]);
    expect(region && place(region)).toEqual([5, 5 + width, 0]);
    expect(region).toMatchObject({
      label: '4',
      title: 'Dtmf result',
      facts: [
        ['Dtmf', '4'],
        ['Duration', duration],
      ],
    });
  });

  test.each<Attributes>([{ dtmf: '4' }, { duration: '90ms' }, { dtmf: '4', duration: 'long' }])(
    '%j is no key',
    (attributes) => {
      expect(find([span('dtmf:4', 7, 7.1, attributes)])).toEqual([]);
    },
  );
});

describe('text to speech', () => {
  const made = { 'tts.vendor': 'elevenlabs', 'tts.cached': false };
  test('the lower half, to the end or to the first byte', () => {
    const [whole] = find([span('tts-generation', 5, 5.34, made)]);
    expect(whole && place(whole)).toEqual([3, 3.34, 1]);
    expect(whole).toMatchObject({
      label: '0.34s',
      title: 'Tts Latency',
      facts: [
        ['Vendor', 'elevenlabs'],
        ['Latency', '0.34 seconds'],
        ['From Cache', 'false'],
      ],
    });
    const streamed = { ...made, time_to_first_byte_ms: '120' };
    const [first] = find([span('tts-generation', 5, 5.34, streamed)]);
    expect(first && place(first)).toEqual([3, 3.12, 1]);
  });

  test('text of the wire means the same', () => {
    expect(find([span('tts-generation', 5, 6, { ...made, 'tts.cached': 'false' })])).toHaveLength(
      1,
    );
  });

  test.each<Attributes>([
    { 'tts.vendor': 'google', 'tts.cached': true },
    { 'tts.vendor': 'google' },
    { 'tts.cached': false },
  ])('%j is not drawn', (attributes) => {
    expect(find([span('tts-generation', 5, 6, attributes)])).toEqual([]);
  });
});

describe('answer of the application', () => {
  const body = (reason: string) => JSON.stringify({ reason });
  test.each(['speechDetected', 'dtmfDetected'])('to %s', (reason) => {
    const [region] = find([
      span('verb:hook (voice)', 8, 8.3, { 'http.statusCode': '200', 'http.body': body(reason) }),
    ]);
    expect(region && place(region)).toEqual([6, 6.3, 0]);
    expect(region).toMatchObject({
      label: '0.30s',
      title: 'Application Response Latency',
      facts: [
        ['Status Code', '200'],
        ['Latency', '0.30 seconds'],
      ],
    });
  });

  test('is at least 0.05 wide, and 404 without a status', () => {
    const [region] = find([span('verb:hook', 8, 8.01, { 'http.body': body('speechDetected') })]);
    expect(region && place(region)).toEqual([6, 6.05, 0]);
    expect(region?.facts).toEqual([
      ['Status Code', '404'],
      ['Latency', '0.01 seconds'],
    ]);
  });

  test.each<Attributes>([
    {},
    { 'http.body': 'oops' },
    { 'http.body': body('timeout') },
    { 'http.body': '[]' },
  ])('%j is none', (attributes) => {
    expect(find([span('verb:hook', 8, 8.3, attributes)])).toEqual([]);
  });
});

test('a trace that is late is moved as a whole', () => {
  const key = span('dtmf:1', 5, 5.1, { dtmf: '1', duration: '100ms' });
  const [region] = regionsOf([listen, key], quiet, 0.25);
  expect(region && place(region)).toEqual([3.25, 3.35, 0]);
});

test('regions come by time', () => {
  const late = span('dtmf:9', 20, 20.1, { dtmf: '9', duration: '100ms' }, 'late');
  const early = span('dtmf:1', 5, 5.1, { dtmf: '1', duration: '100ms' }, 'early');
  expect(find([late, early]).map(({ spanId }) => spanId)).toEqual(['early', 'late']);
});
