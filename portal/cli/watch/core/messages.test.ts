import { expect, test } from 'vitest';
import type { Condition, ConditionKind } from './condition.ts';
import { messagesOf } from './messages.ts';
import { type Active, transitionsOf } from './transitions.ts';

const condition = (id: string, kind: ConditionKind = 'registration'): Condition => ({
  id: `${kind} ${id}`,
  kind,
  title: `${id} is bad`,
  detail: 'because',
  over: `${id} is good`,
  href: `/${id}`,
});

let last = 0;
const step = (
  active: readonly Active[],
  conditions: readonly Condition[],
  unknown: readonly string[] = [],
) =>
  messagesOf(transitionsOf(active, { conditions, unknown }), {
    at: '2026-11-20T12:00:00.000Z',
    target: 'Northwind Telecom',
    nextId: () => {
      last += 1;
      return `m${last}`;
    },
  });
const a = condition('A');
const b = condition('B');
const c = condition('C', 'speech');

test('a beginning and an end are told once each', () => {
  const first = step([], [a]);
  expect(first.messages).toMatchObject([
    { change: 'begin', severity: 'critical', title: 'A is bad', href: '/A' },
  ]);
  const again = step(first.active, [a]);
  expect(again.messages).toEqual([]);
  const [begun] = first.messages;
  const end = step(again.active, []);
  expect(end.messages).toMatchObject([
    { change: 'end', title: 'A is good', items: [{ detail: 'because' }], resolves: [begun?.id] },
  ]);
  expect(end.active).toEqual([]);
});

test('many of a kind are one message, and each kind has its own', () => {
  const { messages } = step([], [a, c, b]);
  expect(messages.map(({ title, items }) => [title, items.length])).toEqual([
    ['2 carriers are unregistered', 2],
    ['C is bad', 1],
  ]);
});

test('a beginning is resolved with the last of its conditions', () => {
  const { active, messages } = step([], [a, b]);
  const one = step(active, [b]);
  expect(one.messages).toMatchObject([{ title: 'A is good', resolves: [] }]);
  const both = step(one.active, []);
  expect(both.messages).toMatchObject([{ title: 'B is good', resolves: [messages[0]?.id] }]);
});

test('what is unknown neither begins nor ends', () => {
  const { active } = step([], [a, c]);
  const next = step(active, [], ['registration ']);
  expect(next.messages.map(({ title }) => title)).toEqual(['C is good']);
  expect(next.active.map(({ condition: { id } }) => id)).toEqual([a.id]);
});
