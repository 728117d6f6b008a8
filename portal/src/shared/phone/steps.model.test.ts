import type { TraceSpan } from '@trunkline/ui/widgets/call-trace';
import { expect, it } from 'vitest';
import { stepsOf } from './steps.model.ts';

const span = (name: string, start: number): TraceSpan => ({
  ...{ id: name, parentId: '', name, attributes: {} },
  ...{ start: BigInt(start), end: BigInt(start + 1) },
});

it('names verbs in their order, with the text that is said', () => {
  const spans = [
    span('verb:gather{inputs=digits}', 3),
    span('verb:say{text=How can I help, today...}', 2),
    span('incoming-call', 0),
    span('verb:hook (voice)', 1),
    span('verb:hangup', 4),
  ];
  expect(stepsOf(spans).map(({ name }) => name)).toEqual([
    'say: How can I help, today...',
    'gather',
    'hangup',
  ]);
});

it('keeps the last four', () => {
  const many = Array.from({ length: 9 }, (_, at) => span(`verb:pause${at}`, at));
  expect(stepsOf(many).map(({ name }) => name)).toEqual(['pause5', 'pause6', 'pause7', 'pause8']);
});
