import { expect, test } from 'vitest';
import { createCarrier } from '../../../testing/areas/carriers.ts';
import { accountSid, api, openScreen, page, people, scrollTo } from '../../../testing/index.ts';

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
