import { expect, type Page, uniqueName } from './journey.ts';

/** Its sid in the seed. */
const northwind = '2708b1b3-2736-40ea-b502-c53d8396247f';

export const settings = {
  enableHostedSystem: true,
  defaultServiceProviderSid: northwind,
  githubClientId: 'sandbox',
  googleClientId: 'sandbox',
  cardProviderPublicKey: 'pk_sandbox',
};

export const cards = { paid: '4242424242424242', declined: '4000000000000002' };

export const accountPage = /\/internal\/accounts\/[0-9a-f-]{36}\/edit$/;
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** The code in the latest mail that the sandbox sent to this person. */
export async function mailedCode(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/sandbox/mails', {
    headers: { accept: 'application/json' },
  });
  const mails = (await answer.json()) as { recipient: string; body: string }[];
  const mail = mails.find(({ recipient }) => recipient === email);
  return /code is (\d{6})/.exec(mail?.body ?? '')?.[1] ?? '';
}

export async function fillEmail(page: Page): Promise<string> {
  const email = `${uniqueName('ada')}@example.org`;
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await button(page, 'Continue →').click();
  await expect(heading(page, 'Verify your email')).toBeVisible();
  return email;
}

export async function chooseSubdomain(page: Page): Promise<string> {
  await expect(heading(page, 'Choose a subdomain')).toBeVisible();
  const name = uniqueName('sub');
  await page.getByLabel(/^Subdomain/).fill(name);
  await expect(page.getByText('This name is available.')).toBeVisible();
  await button(page, 'Complete Registration →').click();
  await expect(page).toHaveURL(accountPage);
  return name;
}

/** Registers, from the choice to an account on trial. */
export async function register(page: Page): Promise<void> {
  await page.goto('/register/email');
  const email = await fillEmail(page);
  await page.getByLabel(/^Code/).fill(await mailedCode(page, email));
  await button(page, 'Continue →').click();
  await chooseSubdomain(page);
}

export async function openUpgrade(page: Page): Promise<void> {
  await link(page, 'Upgrade to a Paid Subscription').click();
  await expect(heading(page, 'Upgrade your Subscription')).toBeVisible();
}

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(card);
  await button(page, /^Pay /).click();
}
