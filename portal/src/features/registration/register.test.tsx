import { expect, test } from 'vitest';
import {
  alert,
  api,
  button,
  codeField,
  emailField,
  firstCode,
  heading,
  link,
  openHosted,
  passwordField,
  register,
  rootDomain,
} from '../../../testing/areas/hosted.ts';
import {
  addressIs,
  announced,
  failNext,
  hold,
  page,
  settled,
  uniqueName,
  userEvent,
  writes,
} from '../../../testing/index.ts';

const accept = page.getByRole('checkbox', { name: /I accept/ });
const next = button('Continue →');
const sent = () => writes({ path: 'register' }).map(({ body }) => body as Record<string, string>);

test('signing up is offered once the terms are accepted', async () => {
  await openHosted('/');
  await link('Register').click();
  await expect.element(accept).not.toBeChecked();
  await expect.element(link(/Terms/)).toHaveAttribute('href', 'https://example.com/terms');
  await expect.element(link(/Privacy/)).toHaveAttribute('href', 'https://example.com/privacy');
  expect(link(/^Sign up with/).elements()).toHaveLength(0);
  await accept.click();
  await expect.element(link('Sign up with Google')).toBeVisible();
  await expect.element(link('Sign up with GitHub')).toBeVisible();
  await accept.click();
  expect(link(/^Sign up with/).elements()).toHaveLength(0);
});

test('an identity provider without a client id is not offered, an invitation goes along', async () => {
  await openHosted('/register?inviteCode=friends', { settings: { googleClientId: '' } });
  await accept.click();
  await expect.element(link('Sign up with GitHub')).toBeVisible();
  expect(link('Sign up with Google').elements()).toHaveLength(0);
  await link('Sign up with email').click();
  await addressIs('/register/email?inviteCode=friends');
  await link('Go back').click();
  await addressIs('/register?inviteCode=friends');
});

test('what cannot be registered is told, and nothing typed is lost', async () => {
  const known = await register('code');
  await openHosted('/register/email');
  await expect.element(emailField).toHaveFocus();
  await next.click();
  await emailField.fill('no-address');
  await passwordField.fill('12345');
  await next.click();
  expect(emailField.element()).toBeInvalid();
  expect(passwordField.element()).toBeInvalid();
  expect(writes()).toEqual([]);

  await emailField.fill(known.name);
  await passwordField.fill('secret-1');
  await next.click();
  await expect.element(alert).toHaveTextContent('account already exists for this email');
  await expect.element(emailField).toHaveFocus();
  await expect.element(emailField).toHaveValue(known.name);
  await expect.element(passwordField).toHaveValue('secret-1');
  await addressIs('/register/email');
});

test('a person registers once, with a code of their own', async () => {
  const email = `${uniqueName('ada')}@example.org`;
  await openHosted('/register/email?inviteCode=friends');
  await emailField.fill(` ${email} `);
  await passwordField.fill('secret-1');
  const register = hold({ path: 'register' });
  await next.click();
  await expect.element(button(/Continue/)).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  register.release();
  await expect.element(heading('Verify your email')).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({ provider: 'local', email, inviteCode: 'friends' });
  expect(sent()[0]?.['email_activation_code']).toMatch(/^\d{6}$/);
  expect(localStorage.getItem('root-domain')).toBe(rootDomain);
});

test('a new code makes the old one worthless', async () => {
  const person = await register('code');
  await openHosted('/register/email/verify-your-email', { as: person });
  await button('Send a new code').click();
  await announced(`A new code is on its way to ${person.name}.`);
  await codeField.fill(firstCode);
  await next.click();
  await expect.element(alert).toHaveTextContent('invalid user or activation code');
  const mailed = writes({ method: 'POST', path: 'ActivationCode' }).at(-1)?.body;
  await codeField.fill((mailed as { code: string }).code);
  await next.click();
  await expect.element(heading('Choose a subdomain')).toBeVisible();
});

test('the code is asked for only in the browser that registered', async () => {
  await openHosted('/register/email/verify-your-email');
  await addressIs('/register/email');
});

test('a mistyped address is no trap: there are ways out of every step', async () => {
  const person = await register('code');
  await openHosted('/register/email/verify-your-email', { as: person });
  await announced(person.name);
  await button('Use another email').click();
  await addressIs('/register/email');
  await expect.element(emailField).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  expect(writes({ path: 'logout' })).toHaveLength(1);
  const right = `${uniqueName('ada')}@example.org`;
  await emailField.fill(right);
  await passwordField.fill('secret-1');
  await next.click();
  await announced(right);
  await button('Sign out').click();
  await addressIs('/');
  await announced("You've successfully logged out.");
  await settled();
});

test('no subdomain is taken before the address is verified', async () => {
  const person = await register('code');
  await openHosted('/register/choose-a-subdomain', { as: person });
  await addressIs('/register/email/verify-your-email');
  await expect.element(codeField).toBeVisible();
  // An address isn't verified twice either.
  const verified = await register('subdomain');
  await openHosted('/register/email/verify-your-email', { as: verified });
  await addressIs('/register/choose-a-subdomain');
  await settled();
});

test('a signed-in person does not register again by going back', async () => {
  const person = await register('code');
  for (const address of ['/register', '/register/email']) {
    await openHosted(address, { as: person });
    await addressIs('/register/email/verify-your-email');
    await expect.element(codeField).toBeVisible();
  }
  await settled();
});

for (const [until, title] of [
  ['code', 'Verify your email'],
  ['subdomain', 'Choose a subdomain'],
] as const) {
  test(`a log-in goes on where the registration was left: ${title}`, async () => {
    const person = await register(until);
    await openHosted('/');
    await page.getByLabelText(/^Username/).fill(person.name);
    await passwordField.fill(person.password);
    await button('Log in').click();
    await expect.element(heading(title)).toBeVisible();
    expect(document.querySelector('nav')).toBeNull();
    await openHosted('/internal/applications', { as: person });
    await expect.element(heading(title)).toBeVisible();
    await settled();
  });
}

test('a log-in leads to the own account, past a temporary password', async () => {
  const person = await register();
  await openHosted('/');
  failNext({
    path: 'login',
    status: 200,
    answer: { token: await tokenOf(person), force_change: true },
  });
  await page.getByLabelText(/^Username/).fill(person.name);
  await passwordField.fill(person.password);
  await button('Log in').click();
  await addressIs(`/internal/accounts/${person.sid}/edit`);
  await settled();
});

const tokenOf = async (person: { name: string; password: string }) => {
  const answer = await api<{ token: string }>(person, 'POST', 'login', {
    username: person.name,
    password: person.password,
  });
  return answer.body.token;
};
