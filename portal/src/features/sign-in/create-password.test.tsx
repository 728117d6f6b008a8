import { expect, test } from 'vitest';
import {
  alert,
  confirmPassword,
  fillSignIn,
  newPassword,
  saveButton,
} from '../../../testing/areas/sign-in.ts';
import { addressIs, createUser, forgetCalls, openScreen, writes } from '../../../testing/index.ts';

test('a confirmation that differs is focused, and nothing is sent', async () => {
  const user = await createUser({ force_change: true });
  await openScreen('/');
  await fillSignIn(user.name, user.password);
  await addressIs('/create-password');
  await newPassword.fill('Fresh-Pass-1');
  await confirmPassword.fill('Fresh-Pass-2');
  forgetCalls();
  await saveButton.click();
  await expect.element(alert).toHaveTextContent('Passwords do not match');
  await expect.element(confirmPassword).toHaveFocus();
  expect(writes()).toEqual([]);
  await confirmPassword.fill('Fresh-Pass-1');
  await saveButton.click();
  await addressIs('/internal/accounts');
});
