import { copperline } from '@trunkline/ui/tokens/brand';
import { expectAccessible } from '../support/accessible.ts';
import {
  accountPage,
  button,
  cards,
  chooseSubdomain,
  fillEmail,
  heading,
  link,
  mailedCode,
  openUpgrade,
  payWith,
  register,
  settings,
} from '../support/hosted.ts';
import {
  announced,
  expect,
  type Page,
  people,
  sandboxOnly,
  test as selfHosted,
  signIn,
  signOut,
  testWith,
} from '../support/journey.ts';

const test = testWith(settings);
const inAnotherBrand = testWith({ ...settings, brand: copperline });
// The browser itself logs requests that fail on purpose.
test.use({ expectsFailedRequests: true });

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
    // The platform rejects a wrong code, and a reload loses nothing.
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

    await link(page, 'Modify My Subscription').click();
    await button(page, 'Return to free plan').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Return to free plan' })
      .click();
    await announced(page, 'Downgrade to free plan completed successfully');
    await announced(page, /You are limited to 1 simultaneous call and 1 registered device/);
    expect(elsewhere).toEqual([]);
  },
);

/** Goes from the page to the stand-in for the provider, and back by one of its links. */
async function leaveFor(page: Page, by: string, way: string): Promise<void> {
  await link(page, by).click();
  await expect(page).toHaveURL(/\/sandbox\/oauth\//);
  await link(page, way).click();
}

test('signing up and logging in with GitHub', sandboxOnly, async ({ page }) => {
  const registrations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/register') && request.method() === 'POST') {
      registrations.push(request.headers()['authorization'] ?? 'no token');
    }
  });
  const signUp = async (provider: string, way: string) => {
    await page.goto('/register');
    await page.getByRole('checkbox').check();
    await leaveFor(page, `Sign up with ${provider}`, way);
  };
  await signUp('GitHub', 'Authorize as Grace');
  await chooseSubdomain(page);
  await announced(page, /You are limited to 5 simultaneous calls/);
  expect(registrations).toEqual(['no token']);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /oauth/.test(key))).toEqual([]);

  // Back doesn't lead to the provider or to its redirect again.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await leaveFor(page, 'Log in with GitHub', 'Authorize as Grace');
  await expect(page).toHaveURL(accountPage);
  expect(registrations).toHaveLength(2);
  await page.goBack();
  await expect(page).not.toHaveURL(/oauth-callback/);
  expect(registrations).toHaveLength(2);
});

/** Expects a page to be accessible in each scheme, and no wider than a phone. */
async function expectPresentable(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 390, height });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide, { message: address }).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width, height });
}

inAnotherBrand('every screen is presentable, in another brand', sandboxOnly, async ({ page }) => {
  for (const address of ['/', '/register', '/register/email']) {
    await expectPresentable(page, address);
  }
  await fillEmail(page);
  await expectPresentable(page, page.url());
  await button(page, 'Use another email').click();
  await register(page);
  const account = page.url().replace(/edit$/, '');
  await expectPresentable(page, '/register/choose-a-subdomain');
  for (const screen of ['edit', 'sip-realm/edit', 'subscription', 'manage-payment']) {
    await expectPresentable(page, `${account}${screen}`);
  }
  await page.goto(`${account}subscription`);
  await payWith(page, cards.paid);
  await announced(page, 'Payment completed successfully');
  await expectPresentable(page, `${account}modify-subscription`);
  await expect(heading(page, 'Configure Your Subscription')).toBeVisible();
});

test('a plan is paid for with the keyboard alone', sandboxOnly, async ({ page }) => {
  await register(page);
  const press = async (name: string | RegExp, role: 'link' | 'button' | 'textbox') => {
    const control = page.getByRole(role, { name });
    await expect(control).toBeVisible();
    for (let steps = 0; steps < 60; steps += 1) {
      if (await control.evaluate((one) => one === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is not reached with Tab`);
  };
  await press('Upgrade to a Paid Subscription', 'link');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Upgrade your Subscription')).toBeVisible();
  await press('Maximum concurrent call sessions', 'textbox');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('26');
  await press('Card number', 'textbox');
  await page.keyboard.type(cards.paid);
  await press('Pay $208.00 and Upgrade to Paid Plan', 'button');
  await page.keyboard.press('Enter');
  await announced(page, 'Payment completed successfully');
  await expect(page).toHaveURL(accountPage);

  await press('Modify My Subscription', 'link');
  await page.keyboard.press('Enter');
  await press('Maximum concurrent call sessions', 'textbox');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('30');
  await press('Review Changes', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Confirm Changes' })).toBeVisible();
  await expectAccessible(page);
  await press('Confirm', 'button');
  await page.keyboard.press('Enter');
  await announced(page, 'Your subscription capacity has been successfully modified.');
});

selfHosted('without the hosted system nothing of it is there', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await expect(button(page, /^(Log|Sign) in$/)).toBeVisible();
  // The page appears before the console, which would add the link.
  await page.waitForLoadState('networkidle');
  await expect(link(page, 'Register')).toHaveCount(0);
  await page.goto('/register');
  await expect(page.getByText("That page doesn't exist.").first()).toBeVisible();
  await page.goto('/');
  await signIn(page, people.acme);
  await expect(page).toHaveURL(accountPage);
  // Checked after everything has loaded.
  await signOut(page);
  expect(scripts.filter((script) => /hosted|regist|plan|oauth|payment/.test(script))).toEqual([]);
});
