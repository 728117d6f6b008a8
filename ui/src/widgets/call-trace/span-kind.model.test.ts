import { expect, test } from 'vitest';
import { sampleSpans } from './call-trace.fixtures.ts';
import { spanKindOf, ticksOf } from './span-kind.model.ts';

test.each([
  ['root', 'other'],
  ['app', 'webhook'],
  ['ask', 'gather'],
  ['say', 'say'],
  ['tts', 'vendor'],
  ['hook', 'webhook'],
  ['hook2', 'failed'],
])('the step %s is %s', (id, kind) => {
  const span = sampleSpans.find((one) => one.id === id);
  if (!span) throw new Error(`no ${id}`);
  expect(spanKindOf(span)).toBe(kind);
  expect(spanKindOf({ ...span, attributes: { error: true } })).toBe('failed');
});

test.each([
  [1, 300, [0, 100, 200, 300]],
  [40, 500, [0, 5000, 10_000, 15_000, 20_000]],
  [1, 50, [0]],
])('an axis of %d ms a pixel over %d px', (scale, width, ticks) => {
  expect(ticksOf(scale, width)).toEqual(ticks);
});
