import {
  announced,
  expect,
  type Page,
  sandboxOnly,
  test as selfHosted,
  testWith,
  uniqueName,
} from './support/journey.ts';

/** Of the seed. */
const northwind = '2708b1b3-2736-40ea-b502-c53d8396247f';

const test = testWith({
  enableHostedSystem: true,
  defaultServiceProviderSid: northwind,
  githubClientId: 'github-client',
  googleClientId: 'google-client',
  cardProviderPublicKey: 'pk_sandbox',
});
// What is refused on purpose is named by the browser itself on the console.
test.use({ expectsFailedRequests: true });

const cards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  authentication: '4000002500003155',
  authenticationFails: '4000008260003178',
};

const accountPage = /\/internal\/accounts\/[0-9a-f-]{36}\/edit$/;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** The code in the newest mail to this person, as the sandbox sent it. */
async function mailedCode(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/sandbox/mails', {
    headers: { accept: 'application/json' },
  });
  const mails = (await answer.json()) as { recipient: string; body: string }[];
  const mail = mails.find(({ recipient }) => recipient === email);
  return /code is (\d{6})/.exec(mail?.body ?? '')?.[1] ?? '';
}

async function fillEmail(page: Page): Promise<string> {
  const email = `${uniqueName('ada')}@example.org`;
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await button(page, 'Continue →').click();
  await expect(heading(page, 'Verify your email')).toBeVisible();
  return email;
}

async function chooseSubdomain(page: Page): Promise<string> {
  await expect(heading(page, 'Choose a subdomain')).toBeVisible();
  const name = uniqueName('sub');
  await page.getByLabel(/^Subdomain/).fill(name);
  await expect(page.getByText('This name is available.')).toBeVisible();
  await button(page, 'Complete Registration →').click();
  await expect(page).toHaveURL(accountPage);
  return name;
}

/** From the choice to an account on trial. */
async function register(page: Page): Promise<void> {
  await page.goto('/register/email');
  const email = await fillEmail(page);
  await page.getByLabel(/^Code/).fill(await mailedCode(page, email));
  await button(page, 'Continue →').click();
  await chooseSubdomain(page);
}

async function openUpgrade(page: Page): Promise<void> {
  await link(page, 'Upgrade to a Paid Subscription').click();
  await expect(heading(page, 'Upgrade your Subscription')).toBeVisible();
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card);
  await button(page, /^Pay /).click();
}

test(
  'from registering to a paid plan, changed and returned to free',
  sandboxOnly,
  async ({ page, portalUrl }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(portalUrl)) elsewhere.push(request.url());
    });
    await page.goto('/');
    await link(page, 'Register').click();
    await expect(link(page, 'Sign up with email')).toHaveCount(0);
    await page.getByRole('checkbox').check();
    await link(page, 'Sign up with email').click();
    const email = await fillEmail(page);
    // A wrong code is judged by the platform, and a reload loses nothing.
    await page.getByLabel(/^Code/).fill('wrong');
    await button(page, 'Continue →').click();
    await announced(page, 'invalid user or activation code');
    await page.reload();
    await page.getByLabel(/^Code/).fill(await mailedCode(page, email));
    await button(page, 'Continue →').click();
    await expect(heading(page, 'Choose a subdomain')).toBeVisible();
    await page.reload();
    await expect(button(page, 'Complete Registration →')).toBeDisabled();
    await page.getByLabel(/^Subdomain/).fill('acme');
    await expect(page.getByText('This name is not available.')).toBeVisible();
    await expect(button(page, 'Complete Registration →')).toBeDisabled();
    await chooseSubdomain(page);

    await announced(page, /You are limited to 5 simultaneous calls/);
    await expect(link(page, 'Add a carrier to route calls')).toBeVisible();
    await openUpgrade(page);
    await page.goBack();
    await openUpgrade(page);
    const sessions = page.getByRole('textbox', { name: 'Maximum concurrent call sessions' });
    await sessions.fill('26');
    await expect(button(page, 'Pay $208.00 and Upgrade to Paid Plan')).toBeDisabled();
    await payWith(page, cards.paid);
    await announced(page, 'Payment completed successfully');
    await announced(page, /You are billed \$208\.00 on/);

    await link(page, 'Modify My Subscription').click();
    await expect(button(page, 'Review Changes')).toBeDisabled();
    await sessions.fill('30');
    await button(page, 'Review Changes').click();
    const quote = page.getByRole('alertdialog', { name: 'Confirm Changes' });
    await expect(quote.getByRole('row', { name: /Monthly charge/ })).toContainText('$240.00');
    await expect(quote.getByRole('row', { name: /One-time charge/ })).toContainText('$16.00');
    await quote.getByRole('button', { name: 'Confirm' }).click();
    await announced(page, 'Your subscription capacity has been successfully modified.');

    await link(page, 'Manage Payment Info').click();
    await expect(page.getByText('**** **** **** 4242')).toBeVisible();
    await button(page, 'Change Payment Info').click();
    await page.getByRole('textbox', { name: 'Card number' }).fill(cards.declined);
    await button(page, 'Save New Card').click();
    await announced(page, /failed to pay outstanding invoices/);
    await page.getByRole('textbox', { name: 'Card number' }).fill(cards.paid);
    await button(page, 'Save New Card').click();
    await announced(page, 'Payment completed successfully');
    await link(page, 'Back to the account').click();

    await link(page, 'Modify My Subscription').click();
    await button(page, 'Return to free plan').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Return to free plan' })
      .click();
    await announced(page, 'Downgrade to free plan completed successfully');
    await announced(page, /You are limited to 1 simultaneous calls/);
    expect(elsewhere).toEqual([]);
  },
);

test('a payment that fails is said, and never made twice', sandboxOnly, async ({ page }) => {
  await register(page);
  const orders: unknown[] = [];
  page.on('request', (request) => {
    const isOrder = request.method() === 'POST' && request.url().endsWith('/Subscriptions');
    if (isOrder) orders.push(request.postDataJSON().action);
  });
  await openUpgrade(page);
  await payWith(page, cards.declined);
  await announced(page, 'Your card was declined.');
  // The order is there by now: it gets another card.
  await page.reload();
  await payWith(page, cards.paid);
  await announced(page, 'Payment completed successfully');
  expect(orders).toEqual(['upgrade-to-paid', 'update-payment-method']);

  await register(page);
  await openUpgrade(page);
  await payWith(page, cards.authenticationFails);
  await announced(page, 'We are unable to authenticate your payment method.');
  await payWith(page, cards.paid);
  await announced(page, 'Payment completed successfully');

  await register(page);
  await openUpgrade(page);
  await payWith(page, cards.authentication);
  await announced(page, 'Payment completed successfully');
  await announced(page, /Your paid subscription includes capacity for 5 simultaneous calls/);
});

test('a payment without an answer is asked about before another', sandboxOnly, async ({ page }) => {
  await register(page);
  await openUpgrade(page);
  let isLost = false;
  await page.route('**/Subscriptions', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    // It arrives, and the answer does not.
    await route.fetch();
    await route.fulfill({ status: 502, body: 'Bad Gateway' });
  });
  const payments: string[] = [];
  await payWith(page, cards.paid);
  await announced(page, 'Something went wrong, please try again.');
  page.on('request', (request) => {
    if (request.method() === 'POST') payments.push(request.url());
  });
  await button(page, /^Pay /).click();
  await announced(page, 'Payment completed successfully');
  await expect(page).toHaveURL(accountPage);
  expect(payments).toEqual([]);
});

test(
  'Google and GitHub: granted, denied, and with a state that is not ours',
  sandboxOnly,
  async ({ page, portalUrl }) => {
    const name = uniqueName('grace').toLowerCase();
    let answer = (state: string) => `code=ok-${name}&state=${state}`;
    await page.route(/^https:\/\/(github\.com|accounts\.google\.com)\//, async (route) => {
      const url = new URL(route.request().url());
      const provider = url.hostname === 'github.com' ? 'github' : 'google';
      const state = url.searchParams.get('state') ?? '';
      const location = `${portalUrl}/oauth-callback/${provider}?${answer(state)}`;
      await route.fulfill({ status: 302, headers: { location } });
    });
    const signUp = async (provider: string) => {
      await page.goto('/register');
      await page.getByRole('checkbox').check();
      await link(page, `Sign up with ${provider}`).click();
    };
    const registrations: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/register') && request.method() === 'POST') {
        registrations.push(request.headers()['authorization'] ?? 'no token');
      }
    });

    answer = () => `code=ok-${name}&state=another`;
    await signUp('Google');
    await announced(page, 'Invalid state');
    answer = (state) => `error=access_denied&state=${state}`;
    await signUp('GitHub');
    await expect(heading(page, 'Register')).toBeVisible();
    expect(registrations).toEqual([]);

    answer = (state) => `code=expired&state=${state}`;
    await signUp('GitHub');
    await expect(heading(page, 'Register')).toBeVisible();
    answer = (state) => `code=ok-${name}&state=${state}`;
    await signUp('GitHub');
    await chooseSubdomain(page);
    expect(registrations).toEqual(['no token', 'no token']);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => /oauth/.test(key))).toEqual([]);

    // The same address again is good for nothing.
    await page.goto(`/oauth-callback/github?code=ok-${name}&state=used`);
    await expect(page).not.toHaveURL(/oauth-callback/);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await link(page, 'Log in with GitHub').click();
    await expect(page).toHaveURL(accountPage);
    await page.goto('/oauth-callback/acme?code=1&state=1');
    await expect(page).not.toHaveURL(/oauth-callback/);
  },
);

test(
  'the realm is changed, and the account deleted by its owner',
  sandboxOnly,
  async ({ page }) => {
    await register(page);
    await link(page, 'Change SIP realm').click();
    await expect(button(page, 'Change Sip Realm')).toBeDisabled();
    const renamed = uniqueName('renamed');
    await page.getByLabel(/^Subdomain/).fill(renamed);
    await expect(page.getByText('This name is available.')).toBeVisible();
    await button(page, 'Change Sip Realm').click();
    await announced(page, 'SIP realm updated successfully');
    await expect(page).toHaveURL(accountPage);
    await expect(page.getByLabel('SIP realm')).toHaveValue(new RegExp(`^${renamed}\\.`));

    await button(page, 'Delete Account').click();
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.getByLabel(/^Delete message/).fill('delete it');
    await button(page, 'PERMANENTLY DELETE MY ACCOUNT').click();
    await announced(page, /^You must type the delete message correctly/);
    await page.getByLabel(/^Delete message/).fill('delete my account');
    await button(page, 'PERMANENTLY DELETE MY ACCOUNT').click();
    await announced(page, 'Your account has been deleted.');
    await expect(heading(page, 'Log in')).toBeVisible();
  },
);

selfHosted('without the hosted system nothing of it is there', async ({ page }) => {
  await page.goto('/');
  await expect(button(page, /^(Log|Sign) in$/)).toBeVisible();
  await expect(link(page, 'Register')).toHaveCount(0);
  await page.goto('/register');
  await expect(page.getByText("That page doesn't exist.").first()).toBeVisible();
});
