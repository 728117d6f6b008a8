import { expect, test } from 'vitest';
import { logInButton } from '../../../testing/areas/sign-in.ts';
import {
  addressIs,
  announced,
  chooseInUserMenu,
  createUser,
  fail,
  openScreen,
  page,
  settled,
  writes,
} from '../../../testing/index.ts';

const endButton = page.getByRole('button', { name: 'End the session' });
const notEnded = page.getByText(/^You're signed out of this browser, but the server didn't end/);
const loggedOut = page.getByText("You've successfully logged out.");
const logouts = () => writes({ path: 'logout' }).length;

test('a sign-out that the platform refuses is not called done, and is tried again', async () => {
  await openScreen('/internal/accounts', { as: await createUser() });
  await settled();
  const away = fail({ path: 'logout', status: 500, answer: { msg: 'no' } });
  await chooseInUserMenu('Sign out');
  await addressIs('/');
  await expect.element(notEnded).toBeVisible();
  expect(loggedOut.elements()).toEqual([]);
  // This browser has forgotten the session anyway.
  expect(localStorage.getItem('token')).toBeNull();
  await expect.element(logInButton).toBeVisible();
  await endButton.click();
  await expect.poll(logouts).toBe(2);
  await expect.element(endButton).toBeEnabled();
  await expect.element(notEnded).toBeVisible();
  away.stop();
  await endButton.click();
  await expect.element(loggedOut).toBeVisible();
  await expect.element(notEnded).not.toBeInTheDocument();
});

test('a session that was over already is a sign-out like any other', async () => {
  await openScreen('/internal/accounts', { as: await createUser() });
  await settled();
  fail({ path: 'logout', status: 401, answer: '' });
  await chooseInUserMenu('Sign out');
  await announced("You've successfully logged out.");
  expect(notEnded.elements()).toEqual([]);
});
