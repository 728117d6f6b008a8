import { expect, test } from 'vitest';
import { alert, fillSignIn, logInButton, nameField } from '../../../testing/areas/sign-in.ts';
import {
  addressIs,
  calls,
  createUser,
  fail,
  openScreen,
  page,
  settled,
  uniqueName,
} from '../../../testing/index.ts';

test('wrong credentials are named, and the person stays', async () => {
  await openScreen('/');
  await expect.element(nameField).toHaveFocus();
  await fillSignIn(uniqueName('nobody'), 'wrong');
  await expect.element(alert).toHaveTextContent(/^Login credentials are incorrect$/);
  await addressIs('/');
  await expect.element(nameField).toHaveFocus();
});

test('what is missing is said at its field, and nothing is sent', async () => {
  await openScreen('/');
  await logInButton.click();
  await expect.element(nameField).toHaveAccessibleDescription('Enter your username.');
  await expect.element(nameField).toHaveFocus();
  await nameField.fill('admin');
  await expect.element(nameField).not.toHaveAccessibleDescription('Enter your username.');
  await logInButton.click();
  await expect
    .element(page.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription('Enter your password.');
  expect(calls({ path: 'login' })).toEqual([]);
});

test('a platform that does not answer is said, and the name stays', async () => {
  fail({ path: 'login', drop: true });
  await openScreen('/');
  await fillSignIn('admin', 'x');
  await expect.element(alert).toHaveTextContent('The server cannot be reached');
  await expect.element(nameField).toHaveValue('admin');
});

test('a lock-out after six wrong passwords is told with its time', async () => {
  const user = await createUser();
  await openScreen('/');
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await fillSignIn(user.name, `wrong-${attempt}`);
    await expect.poll(() => calls({ path: 'login' }).length).toBe(attempt);
    await settled();
  }
  await expect
    .element(alert)
    .toHaveTextContent('Maximum login attempts reached. Please try again in 1800 seconds.');
});

test('a signed-out visitor is turned to the sign-in page with a word', async () => {
  await openScreen('/internal/accounts');
  await addressIs('/');
  await expect.element(alert).toHaveTextContent('You must log in to view that page');
});

test('without a pending change the page for one leads to the sign-in page', async () => {
  await openScreen('/create-password');
  await expect.element(logInButton).toBeVisible();
});
