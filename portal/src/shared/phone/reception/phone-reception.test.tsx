import { phone as drive } from '@trunkline/ui/testing/playwright';
import { expect, test } from 'vitest';
import { createClient } from '../../../../testing/areas/clients.ts';
import { clearLive, setLive } from '../../../../testing/areas/live.ts';
import {
  accountSid,
  createAccount,
  createApplication,
  openScreen,
  page,
  uniqueName,
} from '../../../../testing/index.ts';

/** Nothing listens there: the texts before a registration need no server. */
const settings = { sipWebSocketUrl: 'ws://127.0.0.1:9/sip' };
const phone = drive(page);
const opener = phone.region.getByRole('button', { name: /^Receive calls/ });
const box = phone.region.getByRole('textbox', { name: 'Client' });
const submit = phone.region.getByRole('button', { name: 'Use this client' });
const toggle = phone.region.getByRole('switch', { name: /^Receive calls to/ });

async function scene() {
  const realm = `${uniqueName('r')}.example.net`;
  const account = await createAccount({ sip_realm: realm });
  const client = await createClient(account.sid);
  return { realm, account, client };
}

async function openAt(clientSid: string) {
  await openScreen(`/internal/clients/${clientSid}/edit`, { as: 'admin', settings });
  await page.getByRole('button', { name: 'Call it' }).click();
  await opener.click();
}

const name = async (password = 'Sip-Pass-1') => {
  await phone.region.getByLabelText('Password', { exact: true }).fill(password);
  await submit.click();
};

test('says whose registration it takes the place of before it is switched on', async () => {
  const { realm, client } = await scene();
  const registration = {
    contact: 'sip:desk@192.0.2.1',
    protocol: 'tls',
    expiryTime: Date.now() + 600_000,
  };
  await setLive({ registrations: { [`${client.username}@${realm}`]: registration } });
  await openAt(client.sid);
  await expect.element(opener).toHaveTextContent('Receive calls: off');
  await expect.element(box).toHaveValue(client.username);
  await name();
  await expect
    .element(phone.region)
    .toHaveTextContent(
      `A device is registered as ${client.username} over TLS. This phone takes its place: the device doesn’t ring until it registers again.`,
    );
  await expect.element(toggle).not.toBeChecked();
  await expect.element(phone.status).toHaveTextContent('Ready to call');
  await clearLive();
});

test('without a connection it says so, and off is off', async () => {
  const { client } = await scene();
  await openAt(client.sid);
  await name();
  await expect
    .element(phone.region)
    .toHaveTextContent(`No device is registered as ${client.username} now.`);
  await toggle.click();
  await expect.element(phone.status).toHaveTextContent(/^No connection: calls don’t arrive/);
  await toggle.click();
  await expect.element(phone.status).toHaveTextContent('Ready to call');
  await toggle.click();
  await expect.element(phone.status).toHaveTextContent(/^No connection/);
  await phone.button('close').click();
  await page.getByRole('button', { name: 'Call it' }).click();
  await expect.element(phone.status).toHaveTextContent('Ready to call');
  // The password is gone along with the phone.
  await opener.click();
  await expect.element(box).toBeVisible();
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored).not.toContain('Sip-Pass-1');
});

test('a client that would be refused is not registered', async () => {
  const { account, client } = await scene();
  const off = await createClient(account.sid, { is_active: false });
  await openAt(client.sid);
  await submit.click();
  await expect.element(phone.region).toHaveTextContent('Enter the password.');
  await box.fill('nobody-here');
  await name();
  await expect.element(phone.region).toHaveTextContent('The account has no client of this name.');
  await box.fill(off.username);
  await submit.click();
  await expect.element(phone.region).toHaveTextContent('This client is inactive.');
  expect(toggle.elements()).toEqual([]);
});

test('where a registration hook decides, the user who calls receives too', async () => {
  const { sid } = await createApplication(await accountSid('Acme Support'));
  await openScreen(`/internal/applications/${sid}/edit`, { as: 'acme', settings });
  await page.getByRole('button', { name: 'Call it' }).click();
  await opener.click();
  await expect.element(phone.region).toHaveTextContent('Enter a client above first.');
  await opener.click();
  await box.fill('hook-user');
  await name('Hook-Pass-1');
  await opener.click();
  await expect.element(toggle).toHaveAccessibleName('Receive calls to hook-user');
});
