import { page } from 'vitest/browser';
import { type Person, people, uniqueName } from '../people.ts';
import { createPlatform } from '../platform.ts';
import { createAccount, createProvider, api as plainApi } from '../scene.ts';
import { openScreen } from '../screen.tsx';
import { pastThePage } from '../wire.ts';

/** The sandbox as the hosted platform: the same records, with billing and a DNS. */
const apiBaseUrl = '/hosted/api/v1';
export const { api } = createPlatform(apiBaseUrl, pastThePage);

const providerName = 'Hosted Voice';
export const rootDomain = 'sip.hosted.example.net';
/** A subdomain that is already taken. */
export const takenSubdomain = 'acme';

/** New users get their own service provider, so that the seed's lists stay short. */
async function hostedProvider(): Promise<string> {
  const { body } = await plainApi<Record<string, string>[]>(
    people.admin,
    'GET',
    'ServiceProviders',
  );
  const known = body.find(({ name }) => name === providerName)?.['service_provider_sid'];
  if (known) return known;
  const { sid } = await createProvider({ name: providerName, root_domain: rootDomain });
  await createAccount({
    name: 'The first one',
    service_provider_sid: sid,
    sip_realm: `${takenSubdomain}.${rootDomain}`,
  });
  return sid;
}

/** Settings of a hosted deployment. */
const hostedSettings = async () => ({
  apiBaseUrl,
  enableHostedSystem: true,
  defaultServiceProviderSid: await hostedProvider(),
  githubClientId: 'github-client',
  googleClientId: 'google-client',
  cardProviderPublicKey: 'pk_sandbox',
  termsUrl: 'https://example.com/terms',
  privacyUrl: 'https://example.com/privacy',
});

type Who = Parameters<typeof openScreen>[1];

/** Opens the console of the hosted system. */
export const openHosted = async (address: string, who: Who = {}) =>
  openScreen(address, { ...who, settings: { ...(await hostedSettings()), ...who.settings } });

export const firstCode = '123456';
/** Registers a user by email, up to the given step. */
export async function register(until: 'code' | 'subdomain' | 'done' = 'done') {
  const subdomain = uniqueName('ada').toLowerCase();
  const person = { name: `${subdomain}@example.org`, password: 'secret-1' };
  const answer = await pastThePage(`${apiBaseUrl}/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      provider: 'local',
      service_provider_sid: await hostedProvider(),
      email: person.name,
      password: person.password,
      email_activation_code: firstCode,
    }),
  });
  const { account_sid: sid, user_sid } = (await answer.json()) as Record<string, string>;
  if (!sid || !user_sid) throw new Error(`Nobody was registered: ${answer.status}`);
  if (until !== 'code') {
    await api(person, 'PUT', `ActivationCode/${firstCode}`, { user_sid, type: 'email' });
  }
  if (until === 'done') {
    await api(person, 'POST', `Accounts/${sid}/SipRealms/${subdomain}.${rootDomain}`);
  }
  return { ...person, sid, userSid: user_sid, subdomain };
}

type Product = { category: string; product_sid: string; prices: { stripe_price_id: string }[] };

/** Buys a paid plan, bypassing the page. */
export async function buyPlan(
  person: Person,
  sessions: number,
  card = 'pm_card_ok',
): Promise<void> {
  const { body } = await api<Product[]>(person, 'GET', 'Prices');
  const product = body.find(({ category }) => category === 'voice_call_session');
  const price_id = product?.prices[0]?.stripe_price_id;
  await api(person, 'POST', 'Subscriptions', {
    action: 'upgrade-to-paid',
    payment_method_id: card,
    products: [{ price_id, product_sid: product?.product_sid, quantity: sessions }],
  });
}

/** Registers a user and pays for a plan. */
export async function registerPaid(sessions = 20) {
  const person = await register();
  await buyPlan(person, sessions);
  return person;
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
export const heading = (name: string) => page.getByRole('heading', { level: 1, name });
export const alert = page.getByRole('alert').filter({ hasText: /./ });
export const emailField = page.getByLabelText(/^Email/);
export const passwordField = page.getByLabelText('Password', { exact: true });
export const codeField = page.getByLabelText(/^Code/);
export const subdomainField = page.getByLabelText(/^Subdomain/);
export const sessionsField = page.getByRole('textbox', {
  name: 'Maximum concurrent call sessions',
});
export const cardField = page.getByRole('textbox', { name: 'Card number' });
export const cards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  expired: '4000000000000069',
  authentication: '4000002500003155',
  authenticationFails: '4000008260003178',
};
