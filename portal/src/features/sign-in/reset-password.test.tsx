import { expect, test } from 'vitest';
import {
  alert,
  confirmPassword,
  emailField,
  logInButton,
  mailedLink,
  newPassword,
  notice,
  saveButton,
  sendLinkButton,
  withReset,
} from '../../../testing/areas/sign-in.ts';
import {
  accountSid,
  addressIs,
  createUser,
  failNext,
  forgetCalls,
  openScreen,
  page,
  writes,
} from '../../../testing/index.ts';

const mailSent =
  'A password reset email has been sent to your email. Please check your inbox (and, possibly, spam folder) and follow the instructions to reset your password.';
const backToLogIn = page.getByRole('link', { name: /Back to (log|sign) in/ });

/** Opens the mailed link of a new account user. */
async function openLink() {
  const user = await createUser({ account_sid: await accountSid('Acme Support') });
  await openScreen(await mailedLink(user.email), withReset);
  await expect.element(newPassword).toBeVisible();
}

test('an unknown address is refused, and an empty one not sent', async () => {
  await openScreen('/forgot-password', withReset);
  await sendLinkButton.click();
  await expect.element(emailField).toHaveFocus();
  expect(writes()).toEqual([]);
  await emailField.fill('nobody@example.net');
  await sendLinkButton.click();
  await expect.element(alert).toHaveTextContent('failed to reset your password');
  await expect.element(emailField).toHaveFocus();
});

test('a mail is promised, and the rate limit is told in its own words', async () => {
  const user = await createUser();
  await openScreen('/forgot-password', withReset);
  failNext({ path: 'forgot-password', status: 429, answer: 'Too many requests' });
  await emailField.fill(user.email);
  await sendLinkButton.click();
  await expect.element(alert).toHaveTextContent('Too many requests, please try again later.');
  await sendLinkButton.click();
  await expect.element(notice).toHaveTextContent(mailSent);
  await addressIs('/');
});

test('passwords are checked before anything is sent', async () => {
  await openLink();
  await expect.element(page.getByText('Password must:')).toBeVisible();
  forgetCalls();
  await newPassword.fill('1234567');
  await confirmPassword.fill('1234567');
  await saveButton.click();
  await expect.element(alert).toHaveTextContent('Password must contain a letter.');
  expect(writes()).toEqual([]);
});

test('leaving the page leaves nothing signed in', async () => {
  await openLink();
  await backToLogIn.click();
  await expect.element(logInButton).toBeVisible();
  expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
  await openScreen('/internal/users', withReset);
  await expect.element(alert).toHaveTextContent('You must log in to view that page');
});

test('links that lead nowhere say what to do', async () => {
  await openScreen('/reset-password/no-such-link', withReset);
  await expect.element(alert).toHaveTextContent('It has expired or has already been used.');
  await addressIs('/');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await addressIs('/forgot-password');

  // The platform fails for users without an account.
  await openScreen(await mailedLink('sp-contoso@example.net'), withReset);
  await expect.element(alert).toHaveTextContent('ask an administrator');

  failNext({ path: 'signin', drop: true });
  await openScreen('/reset-password/no-such-link', withReset);
  await expect.element(alert).toHaveTextContent('The server cannot be reached');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(alert).toHaveTextContent('This link is no longer valid.');
});

test('without the flag there is no link', async () => {
  await openScreen('/');
  await expect.element(logInButton).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Forgot Password' })).not.toBeInTheDocument();
});
