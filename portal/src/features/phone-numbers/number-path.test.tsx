import { expect, test } from 'vitest';
import { createCarrier } from '../../../testing/areas/carriers.ts';
import {
  accountSid,
  announced,
  api,
  createAccount,
  createProvider,
  openScreen,
  page,
  people,
  scrollTo,
} from '../../../testing/index.ts';

test('a number draws where its calls go, as the call engine decides it', async () => {
  const account = await accountSid('Acme Support');
  const carrier = await createCarrier();
  const number = `49307${Date.now() % 10_000_000}`;
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'PhoneNumbers', {
    number,
    voip_carrier_sid: carrier.sid,
    account_sid: account,
  });
  await openScreen(`/internal/phone-numbers/${body.sid}/edit`, { as: 'northwind' });
  await scrollTo(page.getByRole('combobox', { name: 'Application' }));
  const path = page.getByRole('list', { name: 'Path of the call' });
  await expect.element(path.getByRole('link', { name: carrier.name })).toBeVisible();
  await expect.element(path).toHaveTextContent('Application: None, the call ends here');
  await expect.element(page.getByText('No application: calls are rejected')).toBeVisible();
});

test('a number shows its saved tests, with unsaved changes', async () => {
  const provider = await createProvider();
  const sip_realm = `${provider.sid.slice(0, 8)}.sip.example.net`;
  const account = await createAccount({ service_provider_sid: provider.sid, sip_realm });
  const hook = { url: 'https://apps.example.com/call', method: 'POST' };
  const application = await api<{ sid: string }>(people.admin, 'POST', 'Applications', {
    name: 'Day desk',
    account_sid: account.sid,
    call_hook: hook,
    call_status_hook: hook,
  });
  const carrier = await createCarrier({}, ['198.18.77.42'], provider.name);
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'PhoneNumbers', {
    number: '442070000080',
    voip_carrier_sid: carrier.sid,
    account_sid: account.sid,
    application_sid: application.body.sid,
  });
  const as = { as: 'admin', provider: provider.sid } as const;
  await openScreen(
    `/internal/inbound-test?source=198.18.77.42&host=${sip_realm}&number=%2B442070000080`,
    as,
  );
  await page.getByRole('button', { name: 'Save as test' }).click();
  await announced(`Test of ${account.name} saved in this browser`);
  await openScreen(`/internal/phone-numbers/${body.sid}/edit`, as);
  const tests = page.getByRole('region', { name: 'Tests', exact: true });
  await expect.element(tests).toHaveTextContent('1 of 1 test passed.');
  const chosen = page.getByRole('combobox', { name: 'Application' });
  await chosen.click();
  await page.getByRole('option', { name: 'None' }).click();
  await expect.element(tests).toHaveTextContent('0 of 1 test passed.');
});
