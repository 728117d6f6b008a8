import { phone as drive } from '@trunkline/ui/testing/playwright';
import { expect, test } from 'vitest';
import { createClient } from '../../../testing/areas/clients.ts';
import { createNumber } from '../../../testing/areas/phone-numbers.ts';
import {
  accountSid,
  api,
  calls,
  choose,
  createAccount,
  createApplication,
  openScreen,
  page,
  people,
  uniqueName,
  userEvent,
} from '../../../testing/index.ts';

/** Nothing listens there: the texts on the screen need no server. */
const settings = { sipWebSocketUrl: 'ws://127.0.0.1:9/sip' };
const phone = drive(page);
const callIt = page.getByRole('button', { name: 'Call it' });

const open = (sid: string, as: 'admin' | 'acme') =>
  openScreen(`/internal/applications/${sid}/edit`, { as, settings });

async function callable(columns: object = {}) {
  const account = await createAccount({ sip_realm: `${uniqueName('r')}.example.net`, ...columns });
  return { account, application: await createApplication(account.sid) };
}

test('without an address, admins read how to switch it on', async () => {
  const { application } = await callable();
  await openScreen(`/internal/applications/${application.sid}/edit`, { as: 'admin' });
  await expect.element(callIt).toHaveAttribute('aria-disabled', 'true');
  await expect.element(callIt).toHaveAccessibleDescription(/Set sipWebSocketUrl in config\.js/);
});

test('without an address, others see nothing of it', async () => {
  const { sid } = await createApplication(await accountSid('Acme Support'));
  await openScreen(`/internal/applications/${sid}/edit`, { as: 'acme' });
  await expect.element(page.getByRole('textbox', { name: /Application name/ })).toBeVisible();
  expect(callIt.elements()).toEqual([]);
});

test('a client is made for the call alone, not before it', async () => {
  const { application } = await callable();
  await open(application.sid, 'admin');
  await callIt.click();
  await expect
    .element(phone.region)
    .toHaveTextContent(/created for this call and deleted after it/);
  await expect.element(phone.region).toHaveTextContent('No connection to 127.0.0.1:9.');
  await expect.element(phone.button('call')).not.toHaveAttribute('aria-disabled');
  expect(calls().filter(({ method }) => method === 'POST')).toEqual([]);
  await phone.button('close').click();
  expect(phone.region.elements()).toEqual([]);
});

test('where a registration hook decides, a client is named', async () => {
  const { sid } = await createApplication(await accountSid('Acme Support'));
  await open(sid, 'acme');
  await callIt.click();
  await expect.element(phone.region).toHaveTextContent(/registration hook: it alone knows users/);
  await expect
    .element(phone.button('call'))
    .toHaveAccessibleDescription('Enter a client to call with.');
  await phone.region.getByRole('button', { name: 'Use this client' }).click();
  await expect.element(phone.region).toHaveTextContent('Enter a username.');
  await phone.region.getByRole('textbox', { name: 'Client' }).fill('desk100');
  await phone.region.getByLabelText('Password', { exact: true }).fill('pass-desk100x');
  await phone.region.getByRole('button', { name: 'Use this client' }).click();
  await expect.element(phone.region).toHaveTextContent(/Calls as desk100, without registering/);
  await expect.element(phone.button('call')).not.toHaveAttribute('aria-disabled');
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored).not.toContain('pass-desk100x');
});

test('an account without a realm cannot be called', async () => {
  const account = await createAccount();
  const application = await createApplication(account.sid);
  await open(application.sid, 'admin');
  await callIt.click();
  await expect.element(phone.region).toHaveTextContent('The account has no SIP realm.');
  await expect
    .element(phone.button('call'))
    .toHaveAccessibleDescription('The account has no SIP realm.');
});

test('the palette calls what it finds', async () => {
  const { application } = await callable();
  await openScreen('/internal/carriers', { as: 'admin', settings });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('dialog').getByRole('combobox').fill(application.name);
  await page.getByRole('option', { name: `Call ${application.name}` }).click();
  await expect.element(phone.region).toHaveTextContent(application.name);
});

test('a number is called by its application', async () => {
  const { body } = await api<{ phone_number_sid: string; application_sid: string | null }[]>(
    people.acme,
    'GET',
    'PhoneNumbers',
  );
  const number = body.find(({ application_sid }) => application_sid);
  await openScreen(`/internal/phone-numbers/${number?.phone_number_sid}/edit`, {
    as: 'acme',
    settings,
  });
  await callIt.click();
  await expect
    .element(phone.region)
    .toHaveTextContent(/Calls its application .*, past the carrier/);
});

test('of several regions one is chosen, and stays chosen', async () => {
  const { application } = await callable();
  const regional = {
    sipWebSocketUrl: [
      { region: 'us', url: 'ws://127.0.0.1:9/sip' },
      { region: 'eu', url: 'ws://127.0.0.1:10/sip' },
    ],
  };
  const openPhone = async () => {
    await openScreen(`/internal/applications/${application.sid}/edit`, {
      as: 'admin',
      settings: regional,
    });
    await callIt.click();
  };
  await openPhone();
  await expect.element(phone.region).toHaveTextContent('No connection to 127.0.0.1:9.');
  await choose(phone.region.getByRole('combobox', { name: 'Region' }), 'eu');
  await expect.element(phone.region).toHaveTextContent('No connection to 127.0.0.1:10.');
  await openPhone();
  await expect.element(phone.region).toHaveTextContent('No connection to 127.0.0.1:10.');
});

test('rows of applications, clients and numbers call theirs; without an address they say nothing of it', async () => {
  const { account, application } = await callable();
  const client = await createClient(account.sid);
  const applications = `/internal/applications?account=${account.sid}`;
  const call = (name: string) => page.getByRole('button', { name: `Call ${name}`, exact: true });
  await openScreen(applications, { as: 'admin' });
  await expect
    .element(page.getByRole('button', { name: `Copy SID of ${application.name}` }))
    .toBeVisible();
  expect(call(application.name).elements()).toEqual([]);

  await openScreen(applications, { as: 'admin', settings });
  await call(application.name).click();
  await expect.element(phone.region).toHaveTextContent(`${application.name}Application`);
  await openScreen(`/internal/clients?account=${account.sid}`, { as: 'admin', settings });
  await call(client.username).click();
  await expect.element(phone.region).toHaveTextContent('Client, while it is registered');

  const answered = await createNumber(account.sid, { application_sid: application.sid });
  const unanswered = await createNumber(account.sid);
  await openScreen(`/internal/phone-numbers?account=${account.sid}`, { as: 'admin', settings });
  await call(answered.name).click();
  await expect
    .element(phone.region)
    .toHaveTextContent(/Calls its application .*, past the carrier/);
  await expect
    .element(call(unanswered.name))
    .toHaveAccessibleDescription('No application answers this number.');
});
