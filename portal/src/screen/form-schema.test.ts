import * as v from 'valibot';
import { expect, it } from 'vitest';
import { formSchema, reportBelow } from './form-schema.ts';
import { same } from './form-values.ts';

const schema = formSchema<{ name: string; limits: Record<string, string> }>((values, report) => {
  report('name', values.name === '' ? 'Give it a name.' : undefined);
  reportBelow(report, 'limits', values.limits['calls'] === '-1' ? { calls: 'No.' } : {});
});
const messages = (input: unknown) =>
  (v.safeParse(schema, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

it('passes values on as they are', () => {
  const values = { name: ' x ', limits: { calls: '1' } };
  expect(v.parse(schema, values)).toEqual(values);
});

it('puts each message at its field', () => {
  expect(messages({ name: '', limits: { calls: '-1' } })).toEqual([
    ['name', 'Give it a name.'],
    ['limits.calls', 'No.'],
  ]);
});

it.each([null, undefined, 'text'])('%j is no form', (input) => {
  expect(v.is(schema, input)).toBe(false);
});

it('values are alike when their data is', () => {
  expect(same({ a: [1, { b: '' }] }, { a: [1, { b: '' }] })).toBe(true);
  expect(same({ a: 1 }, { a: 2 })).toBe(false);
});
