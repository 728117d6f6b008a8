import { expect, onTestFinished, test } from 'vitest';
import { alert, button, heading, link, openHosted } from '../../../testing/areas/hosted.ts';
import { addressIs, announced, page, settled, uniqueName, writes } from '../../../testing/index.ts';
import { closeScreen } from '../../../testing/screen.tsx';

const accept = page.getByRole('checkbox', { name: /I accept/ });
const sent = () => writes({ path: 'register' }).map(({ body }) => body as Record<string, string>);
const kept = () => Object.keys(localStorage).filter((key) => /oauth/.test(key));

/** Follows the link to the provider without leaving. @returns its address */
async function leaveFor(name: string): Promise<URL> {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
  await link(name).click();
  document.removeEventListener('click', stay);
  return new URL((link(name).element() as HTMLAnchorElement).href);
}

/** Signs up as far as the provider's page. */
async function signUpWith(provider: 'Google' | 'GitHub') {
  await openHosted('/register');
  await accept.click();
  const asked = await leaveFor(`Sign up with ${provider}`);
  return { asked, state: asked.searchParams.get('state') ?? '' };
}

test('what Google grants becomes an account', async () => {
  const { asked, state } = await signUpWith('Google');
  expect(asked.origin + asked.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(state).toMatch(/^[0-9a-f]{8}-/);
  const name = uniqueName('grace').toLowerCase();
  await openHosted(`/oauth-callback/google?code=ok-${name}&state=${state}`);
  await expect.element(heading('Choose a subdomain')).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({
    provider: 'google',
    oauth2_code: `ok-${name}`,
    oauth2_state: state,
    oauth2_client_id: 'google-client',
    oauth2_redirect_uri: `${window.location.origin}/oauth-callback/google`,
    locationBeforeAuth: '/register',
  });
  expect(kept()).toEqual([]);
});

test('each attempt has a state of its own', async () => {
  const { state } = await signUpWith('GitHub');
  const again = await leaveFor('Sign up with GitHub');
  expect(again.searchParams.get('state')).not.toBe(state);
  expect(localStorage.getItem('oauth-state')).toBe(again.searchParams.get('state'));
});

test('a state is good once', async () => {
  const { state } = await signUpWith('GitHub');
  const back = `/oauth-callback/github?code=ok-${uniqueName('grace')}&state=${state}`;
  await openHosted(back);
  await expect.element(heading('Choose a subdomain')).toBeVisible();
  await closeScreen();
  await openHosted(`${back}&again`);
  await addressIs('/');
  await expect.element(alert).toHaveTextContent('Invalid state');
  expect(sent()).toEqual([]);
});

for (const [what, back, message] of [
  ['another state', '/oauth-callback/google?code=ok-eve&state=another', 'Invalid state'],
  [
    'a provider that is none',
    '/oauth-callback/acme?code=ok-eve&state={}',
    'acme is not a valid OAuth provider',
  ],
] as const) {
  test(`${what} is refused before anything is exchanged`, async () => {
    const { state } = await signUpWith('Google');
    await openHosted(back.replace('{}', state));
    await addressIs('/');
    await expect.element(alert).toHaveTextContent(message);
    expect(sent()).toEqual([]);
    expect(kept()).toEqual([]);
  });
}

for (const [what, answer, exchanges, message] of [
  ['a person who says no', 'error=access_denied', 0, null],
  ['a person whose email is hidden', 'code=no-email-grace', 1, /^Couldn't continue with GitHub\./],
] as const) {
  test(`${what} is back where they began, and reads why`, async () => {
    const { state } = await signUpWith('GitHub');
    await openHosted(`/oauth-callback/github?${answer}&state=${state}`);
    await addressIs('/register');
    await expect.element(accept).toBeVisible();
    if (message) await expect.element(alert).toHaveTextContent(message);
    else expect(alert.elements()).toHaveLength(0);
    expect(sent()).toHaveLength(exchanges);
    expect(kept()).toEqual([]);
  });
}

test('an unknown person cannot register by logging in', async () => {
  await openHosted('/');
  await expect.element(button('Log in')).toBeVisible();
  const asked = await leaveFor('Log in with GitHub');
  const state = asked.searchParams.get('state');
  await openHosted(`/oauth-callback/github?code=ok-${uniqueName('new')}&state=${state}`);
  await addressIs('/');
  expect(sent()[0]).toMatchObject({ locationBeforeAuth: '/sign-in' });
  await expect
    .element(alert)
    .toHaveTextContent('No account belongs to this GitHub log-in. Register first.');
  await expect.element(button('Log in')).toBeVisible();
  await settled();
});

test('a person who registered with a provider logs in with it', async () => {
  const name = uniqueName('grace').toLowerCase();
  const { state } = await signUpWith('GitHub');
  await openHosted(`/oauth-callback/github?code=ok-${name}&state=${state}`);
  await page.getByLabelText(/^Subdomain/).fill(name);
  await button('Complete Registration →').click();
  await addressIs(/^\/internal\/accounts\/[0-9a-f-]{36}\/edit$/);
  const home = window.location.pathname;
  await announced(/You are limited to 5 simultaneous calls/);
  // The user never had a password to ask for.
  await button('Delete Account').click();
  await expect.element(page.getByLabelText(/^Delete message/)).toBeVisible();
  expect(page.getByLabelText('Password', { exact: true }).elements()).toHaveLength(0);
  await settled();

  await closeScreen();
  await openHosted('/');
  const asked = await leaveFor('Log in with GitHub');
  const again = asked.searchParams.get('state');
  await openHosted(`/oauth-callback/github?code=ok-${name}&state=${again}`);
  await addressIs(home);
  await settled();
});
