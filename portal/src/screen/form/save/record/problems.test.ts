import { expect, it } from 'vitest';
import { errorsBelow, formProblems, markGroups } from './problems.ts';

// As react-hook-form nests them; its types only cover errors of a known form.
const errors: Record<string, unknown> = {
  name: { type: 'custom', message: 'Give the account a name.' },
  registrationHook: { url: { type: 'custom', message: 'URL is invalid' } },
  recording: {
    bucket: { tags: [undefined, { Key: { type: 'custom', message: 'Enter a name.' } }] },
  },
};

it('lists every message with its path', () => {
  expect(formProblems(errors)).toEqual([
    { id: 'name', message: 'Give the account a name.' },
    { id: 'registrationHook.url', message: 'URL is invalid' },
    { id: 'recording.bucket.tags.1.Key', message: 'Enter a name.' },
  ]);
});

it('gives a widget its own messages', () => {
  expect(errorsBelow(errors, 'recording.bucket')).toEqual({ 'tags.1.Key': 'Enter a name.' });
  expect(errorsBelow(errors, 'queueEventHook')).toEqual({});
});

it('marks what holds messages, and no message itself', () => {
  const errors = { name: { type: 'a', message: 'b' }, rows: { one: { port: { message: 'c' } } } };
  markGroups(errors);
  expect(errors).toEqual({
    name: { type: 'a', message: 'b' },
    rows: { type: 'group', one: { type: 'group', port: { message: 'c' } } },
  });
  expect(formProblems(errors).map(({ id }) => id)).toEqual(['name', 'rows.one.port']);
});
