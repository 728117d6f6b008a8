import { expect, test } from 'vitest';
import { testSandbox } from '../tests/client.ts';

const sandbox = await testSandbox();

const ring = (body: unknown) =>
  sandbox.app.request('/sandbox/calls', { method: 'POST', body: JSON.stringify(body) });

test('a call to a number is answered by its application, and is in its account’s list', async () => {
  const admin = await sandbox.as('admin');
  const { json } = await admin.get('/PhoneNumbers');
  const numbers = json as { number: string; account_sid: string; application_sid: string | null }[];
  const number = numbers.find((one) => one.application_sid !== null);
  const answer = await ring({ to: `+${number?.number}`, seconds: 7 });
  expect(answer.status).toBe(201);
  const { call_sid } = (await answer.json()) as { call_sid: string };
  const calls = await admin.get(
    `/Accounts/${number?.account_sid}/RecentCalls?page=1&count=1&days=1&filter=${number?.number}`,
  );
  expect(calls.json).toMatchObject({ data: [{ call_sid, answered: true, duration: 7 }] });
});

test('a number that nobody has rings nowhere', async () => {
  expect((await ring({ to: '00' })).status).toBe(404);
  expect((await ring({})).status).toBe(400);
});
