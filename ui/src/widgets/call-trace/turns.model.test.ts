import { describe, expect, test } from 'vitest';
import { sampleSpans } from './call-trace.fixtures.ts';
import { percentile, turnsOf } from './turns.model.ts';

describe('turns', () => {
  test('recogniser, application and synthesis of each', () => {
    expect(turnsOf(sampleSpans)).toEqual([
      {
        spanId: 'ask',
        at: 2200,
        name: 'gather',
        recogniser: 420,
        // 8700 to 9000.
        application: 300,
        // The answer's speech, 9051 to 9451; the prompt of the question does not count.
        synthesis: 400,
      },
      {
        spanId: 'keys',
        at: 13_100,
        name: 'gather',
        recogniser: null,
        application: 500,
        synthesis: null,
      },
    ]);
  });

  test('speech that streams is there with its first byte', () => {
    const streaming = sampleSpans.map((span) =>
      span.id === 'tts2'
        ? { ...span, attributes: { ...span.attributes, time_to_first_byte_ms: '95' } }
        : span,
    );
    expect(turnsOf(streaming)[0]?.synthesis).toBe(95);
  });

  test('cached speech was not waited for', () => {
    const cached = sampleSpans.map((span) =>
      span.id === 'tts2' ? { ...span, attributes: { 'tts.cached': true } } : span,
    );
    expect(turnsOf(cached)[0]?.synthesis).toBeNull();
  });

  test('a turn that measured nothing is none', () => {
    const silent = sampleSpans.filter(({ id }) => id !== 'hook2');
    expect(turnsOf(silent).map(({ spanId }) => spanId)).toEqual(['ask']);
  });

  test('no spans, no turns', () => {
    expect(turnsOf([])).toEqual([]);
  });
});

test.each([
  [[], 0.5, null],
  [[7], 0.9, 7],
  [[30, 10, 20], 0.5, 20],
  [[1, 2, 3, 4], 0.5, 2],
  [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 0.9, 90],
  [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110], 0.9, 100],
])('of %j, %d is %s', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});
