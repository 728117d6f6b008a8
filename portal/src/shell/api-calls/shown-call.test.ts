import { snippets } from '@trunkline/ui/widgets/api-call';
import { expect, it } from 'vitest';
import type { RecordedCall } from '../../platform/client/calls/recorded-calls.ts';
import { excerptText, shownCall } from './shown-call.ts';

const line: RecordedCall = {
  id: 1,
  method: 'PUT',
  path: '/Clients/1',
  hasToken: true,
  screen: '/internal/clients',
  at: 0,
  status: 200,
  duration: 5,
};
const baseUrl = 'https://api.example.com/v1';

it('shows a call of which only the line is known', () =>
  expect(shownCall({ ...line, path: '/A?token=x&page=1' }, baseUrl)).toEqual({
    method: 'PUT',
    baseUrl,
    path: '/A?token=x&page=1',
    hasToken: true,
    secrets: { query: ['token'] },
    isRecorded: false,
  }));

it('hides a URL in the query that has a secret in it', () => {
  const query = new URLSearchParams({ url: 'https://alice:hush@hooks.example/', page: '1' });
  const { secrets } = shownCall({ ...line, path: `/AppEnv?${query}` }, baseUrl);
  expect(secrets).toEqual({ query: ['url'] });
});

it('hides secrets of texts, nested JSON and members, and nothing beside them', () => {
  const body = {
    name: 'token',
    password: 'hidden',
    hook: { url: 'https://alice:hidden@hooks.example/?account_sid=1', password: 'hidden' },
    options: JSON.stringify({ voice: 'ann', api_key: 'hidden"hidden' }),
    description: 'Ask Ann for the token and the key; Basic support',
    account_sid: '2f1a7c66-0e0d-4c8b-8a77-93b1d6b5a0c4',
  };
  const shown = shownCall({ ...line, whole: { body, answer: '' } }, baseUrl);
  for (const code of Object.values(snippets(shown))) {
    expect(code).not.toContain('hidden');
    for (const text of [
      '@hooks.example/?account_sid=1',
      body.description,
      body.account_sid,
      'voice',
    ]) {
      expect(code).toContain(text);
    }
  }
});

it('hides secrets of an answer, one that is no JSON as well', () => {
  const secretsOfAnswer = (answer: string) =>
    shownCall({ ...line, whole: { body: undefined, answer } }, baseUrl).secrets?.answer;
  expect(secretsOfAnswer('{"webhook_secret":"s","note":"fine"}')).toEqual([
    { path: ['webhook_secret'] },
  ]);
  expect(secretsOfAnswer('<a href="/?token=hush">')).toEqual([{ path: [], range: [17, 21] }]);
});

it('shows an answer that is no JSON, and the parts of a form', () => {
  const body = new FormData();
  body.set('name', 'Alice');
  body.set('token', 'x');
  body.set('url', 'https://alice:hush@hooks.example/');
  body.set('file', new File([''], 'voice.wav'));
  const shown = shownCall({ ...line, whole: { body, answer: '<html>' } }, baseUrl);
  expect(shown.answer).toBe('<html>');
  expect(shown.form).toEqual([
    { name: 'name', value: 'Alice' },
    { name: 'token', value: 'x' },
    { name: 'url', value: 'https://alice:hush@hooks.example/' },
    { name: 'file', fileName: 'voice.wav' },
  ]);
  expect(shown.secrets?.form).toEqual(['token', 'url']);
});

it('says how large an answer is that is not shown whole', () =>
  expect(excerptText({ records: 100_000, length: 76_288_891 })).toBe(
    'The response has 100,000 records (76.3 MB). Only the first ones are shown here.',
  ));
