import { expect, test } from 'vitest';
import * as carriers from '../../../../testing/areas/carriers.ts';
import {
  announced,
  api,
  createAccount,
  createApplication,
  openScreen,
  page,
  people,
  storeAnyway,
  writes,
} from '../../../../testing/index.ts';

/* A choice shows the value that is stored, be it none of those that it offers. */

const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

test('the protocol of a gateway that no choice offers is shown, and stays', async () => {
  const { sid } = await carriers.createCarrier({}, ['198.18.7.3']);
  await storeAnyway("UPDATE sip_gateways SET protocol = 'wss' WHERE voip_carrier_sid = ?", sid);
  await openScreen(carriers.editOf(sid), { as: 'admin' });
  const protocol = page.getByRole('combobox', { name: 'Protocol of gateway 1' });
  await expect.element(protocol).toHaveTextContent('wss');
  await carriers.portField(1).fill('5071');
  await save();
  await announced(/successfully/);
  expect(writes().map(({ body }) => body)).toEqual([{ port: 5071 }]);
  await storeAnyway("UPDATE sip_gateways SET protocol = 'udp' WHERE voip_carrier_sid = ?", sid);
});

test('the method of a webhook that no choice offers is shown, and stays', async () => {
  const account = await createAccount();
  const { sid, name } = await createApplication(account.sid);
  const hook = 'SELECT call_hook_sid FROM applications WHERE application_sid = ?';
  await storeAnyway(`UPDATE webhooks SET method = 'put' WHERE webhook_sid = (${hook})`, sid);
  await openScreen(`/internal/applications/${sid}/edit`, { as: 'admin' });
  const method = page
    .getByRole('group', { name: 'Calling webhook' })
    .getByRole('combobox', { name: 'Method' });
  await expect.element(method).toHaveTextContent('put');
  await page.getByLabelText(/^Application name/).fill(`${name} Ltd`);
  await save();
  await announced(/successfully/);
  expect(writes().map(({ body }) => body)).toEqual([{ name: `${name} Ltd` }]);
  const { body } = await api<{ call_hook: object }>(people.admin, 'GET', `Applications/${sid}`);
  expect(body.call_hook).toMatchObject({ method: 'put' });
});
