import { describe, expect, test } from 'vitest';
import { manySpans, sampleSpans } from './call-trace.fixtures.ts';
import {
  detailsOf,
  exactDuration,
  findSpans,
  lengthOf,
  milliseconds,
  msPerPixel,
  readable,
  readTrace,
  rowsAround,
  rowsOf,
  shortName,
  timeText,
  treeOf,
} from './call-trace.model.ts';
import type { SpanNode } from './call-trace.types.ts';

const wireSpan = (part: Record<string, unknown> = {}) => ({
  traceId: 't',
  spanId: 'a',
  parentSpanId: '',
  name: 'incoming-call',
  startTimeUnixNano: '1795170851316000001',
  endTimeUnixNano: '1795170875316000002',
  attributes: [
    { key: 'callSid', value: { stringValue: 'b6f4' } },
    { key: 'tts.cached', value: { boolValue: false } },
    { key: 'confidence', value: { doubleValue: 0.5 } },
    { key: 'count', value: { intValue: '7' } },
    { key: 'telemetry.sdk.name', value: { stringValue: 'opentelemetry' } },
    { key: 'internal.span.format', value: { stringValue: 'jaeger' } },
    { key: 'odd', value: { arrayValue: [] } },
  ],
  ...part,
});

describe('both shapes of the wire', () => {
  const expected = [
    {
      id: 'a',
      parentId: '',
      name: 'incoming-call',
      start: 1795170851316000001n,
      end: 1795170875316000002n,
      attributes: { callSid: 'b6f4', 'tts.cached': false, confidence: 0.5, count: '7' },
    },
  ];
  test.each(['instrumentationLibrarySpans', 'scopeSpans'])('%s', (name) => {
    expect(readTrace({ resourceSpans: [{ [name]: [{ spans: [wireSpan()] }] }] })).toEqual(expected);
  });

  test('spans of all groups come by their start', () => {
    const late = wireSpan({ spanId: 'late', startTimeUnixNano: '1795170851316000003' });
    const answer = {
      resourceSpans: [
        { scopeSpans: [{ spans: [late] }] },
        { instrumentationLibrarySpans: [{ spans: [wireSpan()] }] },
      ],
    };
    expect(readTrace(answer).map(({ id }) => id)).toEqual(['a', 'late']);
  });

  test.each([
    null,
    'Not Found',
    [],
    {},
    { resourceSpans: {} },
    { resourceSpans: [null, { scopeSpans: [{ spans: 'x' }] }] },
    { resourceSpans: [{ scopeSpans: [{ spans: [wireSpan({ startTimeUnixNano: 'soon' })] }] }] },
    { resourceSpans: [{ scopeSpans: [{ spans: [wireSpan({ spanId: undefined })] }] }] },
  ])('%j has no spans', (answer) => {
    expect(readTrace(answer)).toEqual([]);
  });
});

test('a nanosecond is not lost', () => {
  expect(milliseconds(1795170851316000001n, 1795170851316000002n)).toBe(0.000001);
  // Doubles of this size are 256 apart: both times become the same.
  expect(Number(1795170851316000001n)).toBe(Number(1795170851316000002n));
});

test.each([
  [0.4, '0.40ms'],
  [999, '999ms'],
  [7496.4, '7.50s (7496ms)'],
  [62_000, '1m 2s (62000ms)'],
])('the details tell %d ms as %s', (ms, text) => {
  expect(exactDuration(ms)).toBe(text);
});

test('names are cut after 36 characters', () => {
  expect(shortName('a'.repeat(36))).toBe('a'.repeat(36));
  expect(shortName('a'.repeat(37))).toBe(`${'a'.repeat(36)}...`);
});

describe('the tree', () => {
  const outline = (nodes: readonly SpanNode[]): unknown[] =>
    nodes.map(({ span, level, children }) =>
      children.length > 0 ? [span.id, level, outline(children)] : [span.id, level],
    );

  test('children lie below their parents, by their start', () => {
    expect(outline(treeOf(sampleSpans))).toEqual([
      [
        'root',
        0,
        [
          ['app', 1],
          ['listen', 1],
          [
            'ask',
            1,
            [
              ['say', 2, [['tts', 3]]],
              ['hook', 2],
            ],
          ],
          ['answer', 1, [['tts2', 2]]],
          [
            'keys',
            1,
            [
              ['dtmf', 2],
              ['hook2', 2],
            ],
          ],
        ],
      ],
    ]);
  });

  test('offsets are relative to the start of the first root', () => {
    const [root] = treeOf(sampleSpans);
    expect([root?.offset, root?.duration]).toEqual([0, 24_000]);
    expect([root?.children[0]?.offset, root?.children[0]?.duration]).toEqual([22, 158]);
  });

  test('while the call lasts, its length is that of the steps so far', () => {
    expect(lengthOf(treeOf(sampleSpans))).toBe(24_000);
    const steps = sampleSpans.filter(({ id }) => id !== 'root');
    const ends = steps.map(({ end }) => end);
    const last = ends.reduce((latest, end) => (end > latest ? end : latest));
    expect(lengthOf(treeOf(steps))).toBe(milliseconds(steps[0]?.start ?? 0n, last));
    expect(lengthOf([])).toBe(0);
  });

  test('a span whose parent was lost is a root of its own', () => {
    const orphans = sampleSpans.filter(({ id }) => id !== 'ask');
    expect(treeOf(orphans).map(({ span }) => span.id)).toEqual(['root', 'say', 'hook']);
  });

  test('a circle of parents ends', () => {
    const [one, two] = sampleSpans.slice(1, 3);
    if (!one || !two) throw new Error('two spans');
    const circle = [
      { ...one, parentId: two.id },
      { ...two, parentId: one.id },
    ];
    expect(outline(treeOf(circle))).toEqual([['app', 0, [['listen', 1]]]]);
    expect(outline(treeOf([{ ...one, parentId: one.id }]))).toEqual([['app', 0]]);
  });

  test('what is below a closed span is not a row', () => {
    const nodes = treeOf(sampleSpans);
    expect(rowsOf(nodes, new Set()).length).toBe(sampleSpans.length);
    expect(rowsOf(nodes, new Set(['ask', 'keys', 'answer'])).map(({ span }) => span.id)).toEqual([
      'root',
      'app',
      'listen',
      'ask',
      'answer',
      'keys',
    ]);
  });

  test('what is found comes with all that it lies in', () => {
    const rows = rowsOf(treeOf(sampleSpans), new Set());
    const around = (...ids: string[]) => rowsAround(rows, new Set(ids)).map(({ span }) => span.id);
    expect(around('tts', 'dtmf')).toEqual(['root', 'ask', 'say', 'tts', 'keys', 'dtmf']);
    expect(around('hook')).toEqual(['root', 'ask', 'hook']);
    expect(around()).toEqual([]);
  });

  test('a deep chain does not end the stack', () => {
    const [first] = sampleSpans;
    if (!first) throw new Error('a span');
    const chain = Array.from({ length: 2000 }, (_, n) => ({
      ...first,
      id: `c${n}`,
      parentId: n === 0 ? '' : `c${n - 1}`,
    }));
    expect(rowsOf(treeOf(chain), new Set()).at(-1)?.level).toBe(1999);
    expect(rowsOf(treeOf(manySpans(2000)), new Set()).length).toBe(2000);
  });
});

test.each([
  ['DTMF', ['keys', 'dtmf', 'hook2']],
  ['elevenlabs', ['tts']],
  ['tts.cached false', ['tts', 'tts2']],
  ['nothing like it', []],
  ['  ', []],
])('the text %s is found in names and attributes', (text, ids) => {
  expect([...findSpans(sampleSpans, text)]).toEqual(ids);
});

test.each([
  [600, 656, 1],
  [120_000, 856, 150],
  // A call of 0 ms, and a window of 0 px.
  [0, 656, 1 / 600],
  [24_000, 0, 24_000],
])('a call of %d ms in %d px has %d ms a pixel', (total, width, expected) => {
  expect(msPerPixel(total, width)).toBe(expected);
});

test('a span takes over what making its speech added, but not what the verb says', () => {
  const [root] = treeOf(sampleSpans);
  const say = root?.children.find(({ span }) => span.id === 'ask')?.children[0];
  if (!say) throw new Error('no say');
  expect(detailsOf(say)).toEqual([
    ['verb.summary', 'say{text=How can I help...}'],
    ['time_to_first_byte_ms', '120'],
  ]);
});

test.each([
  ['{"a":1}', { text: '{\n  "a": 1\n}', isJson: true }],
  ['[broken', { text: '[broken', isJson: false }],
  ['200', { text: '200', isJson: false }],
  [false, { text: 'false', isJson: false }],
])('%j reads %j', (value, expected) => {
  expect(readable(value)).toEqual(expected);
});

test('times are local, to the millisecond', () => {
  const at = new Date(2026, 10, 3, 9, 5, 7, 42);
  expect(timeText(BigInt(at.getTime()) * 1_000_000n + 999_999n)).toBe('03/11/26 09:05:07.042');
});
