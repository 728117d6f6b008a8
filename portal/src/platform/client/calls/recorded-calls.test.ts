import { beforeEach, expect, it } from 'vitest';
import { record, recordedCalls, recording } from './recorded-calls.ts';

beforeEach(() => {
  recordedCalls.set([]);
  recording.isWhole = false;
});

it('takes down the line of a call once it is answered', () => {
  const answered = record('GET', '/Accounts?page=1', true, undefined);
  expect(recordedCalls.get()).toEqual([]);
  answered(200, { text: '[]' });
  expect(recordedCalls.get()).toMatchObject([
    { method: 'GET', path: '/Accounts?page=1', hasToken: true, status: 200 },
  ]);
  expect(recordedCalls.get()[0]?.duration).toBeGreaterThanOrEqual(0);
  expect(recordedCalls.get()[0]).not.toHaveProperty('whole');
});

it('keeps body and answer while someone looks', () => {
  recording.isWhole = true;
  record('PUT', '/Accounts/1', true, { name: 'Acme' })(204);
  expect(recordedCalls.get()[0]?.whole).toEqual({ body: { name: 'Acme' }, answer: '' });
});

it('says of each call once how it went', () => {
  const answered = record('GET', '/Accounts', true, undefined);
  answered(502, { text: 'Bad Gateway' });
  answered(0);
  expect(recordedCalls.get().map(({ status }) => status)).toEqual([502]);
});

it('keeps the last fifty', () => {
  for (let turn = 0; turn < 60; turn += 1) record('GET', `/${turn}`, true, undefined)(200);
  const paths = recordedCalls.get().map(({ path }) => path);
  expect(paths).toHaveLength(50);
  expect([paths[0], paths[49]]).toEqual(['/10', '/59']);
  expect(new Set(recordedCalls.get().map(({ id }) => id)).size).toBe(50);
});
