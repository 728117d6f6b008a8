import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, type TestSandbox, testSandbox } from '../../tests/client.ts';

let sandbox: TestSandbox;
let admin: Client;
beforeEach(async () => {
  sandbox = await testSandbox();
  admin = await sandbox.as('admin');
});
afterEach(() => sandbox.close());

test('the password policy is stored bit by bit and then enforced', async () => {
  const policy = async () => (await admin.get('/PasswordSettings')).json;
  expect(await policy()).toEqual({ min_password_length: 8 });
  await admin.post('/PasswordSettings', { require_digit: true });
  await admin.post('/PasswordSettings', { min_password_length: '10', ignored: 1 });
  expect(await policy()).toEqual({
    min_password_length: 10,
    require_digit: 1,
    require_special_character: 0,
  });
  const user = (initial_password: string) =>
    admin.post('/Users', { name: 'pat', email: 'pat@example.net', initial_password });
  expect((await user('short1')).json).toEqual({
    msg: 'password must be at least 10 characters long',
  });
  expect((await user('no-digits-at-all')).json).toEqual({
    msg: 'password must contain at least one digit',
  });
  // With a stored policy, there is no upper bound.
  expect((await user('1'.repeat(40))).status).toBe(201);
});

test('clearing the speech cache of the platform clears all of it', async () => {
  expect((await admin.get('/TtsCache')).json).not.toEqual({ size: 0 });
  expect((await admin.delete('/TtsCache')).status).toBe(204);
  expect((await admin.get('/TtsCache')).json).toEqual({ size: 0 });
});
