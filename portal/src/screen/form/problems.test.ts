import { expect, it } from 'vitest';
import { errorsBelow, formProblems } from './problems.ts';

// As react-hook-form nests them; its types only know errors of a known form.
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
