import { expect, test } from 'vitest';
import {
  activeBox,
  addressesOf,
  addressField,
  createCarrier,
  createSmppGateway,
  editOf,
  list,
  portField,
  saveButton,
  seededCarrier,
  storedGateways,
  storedSmppGateways,
} from '../../../../testing/areas/carriers.ts';
import {
  accountSid,
  announced,
  api,
  calls,
  createAccount,
  fail,
  forgetCalls,
  hold,
  openScreen,
  page,
  people,
  uniqueName,
  writeLines,
} from '../../../../testing/index.ts';

const deleteButton = (name: string) => page.getByRole('button', { name: `Delete ${name}` });
const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete carrier' });

/** Creates an account's table that routes all calls to a carrier. */
async function createRouting(carrierSid: string, accountSid: string) {
  const name = uniqueName('Routes');
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'Lcrs', {
    name,
    account_sid: accountSid,
  });
  await api(people.admin, 'POST', `Lcrs/${body.sid}/Routes`, [
    {
      regex: '.*',
      priority: 9999,
      lcr_carrier_set_entries: [{ voip_carrier_sid: carrierSid, priority: 0 }],
    },
  ]);
  return name;
}

test('outbound call routes are in the way, and are named', async () => {
  const { name, sid } = await createCarrier();
  const table = await createRouting(sid, (await createAccount()).sid);
  await openScreen(`${list}?filter=${name}`, { as: 'admin' });
  await deleteButton(name).click();
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent(/Phone Numbers \(0\) or Outbound call Routings \(1\)/);
  await expect.element(page.getByRole('dialog').getByText(table)).toBeVisible();
});

test('while it is checked nothing can be confirmed', async () => {
  const { name } = await createCarrier();
  await openScreen(`${list}?filter=${name}`, { as: 'admin' });
  const held = hold({ path: /PhoneNumbers/ });
  await deleteButton(name).click();
  await expect.element(page.getByText('Checking what uses this carrier…')).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  held.release();
  await expect.element(confirm).toBeVisible();
});

test('gateways the platform took away before it failed are put back', async () => {
  // Provider users do not see the tables of their accounts.
  const { name, sid } = await createCarrier({}, ['198.18.5.1', '198.18.5.2']);
  await createSmppGateway(sid, { ipv4: 'smpp.example.com' });
  await createRouting(sid, (await createAccount()).sid);
  await openScreen(`${list}?filter=${name}`, { as: 'northwind' });
  await deleteButton(name).click();
  await confirm.click();
  await announced(
    /The carrier was not deleted\. An outbound call route of an account still uses it/,
  );
  expect(await addressesOf(sid)).toEqual(['198.18.5.1', '198.18.5.2']);
  expect(await storedSmppGateways(sid)).toMatchObject([{ ipv4: 'smpp.example.com' }]);
});

test('the open form goes on with gateways that were put back', async () => {
  const { sid } = await createCarrier({}, ['198.18.5.3', '198.18.5.4']);
  await createRouting(sid, (await createAccount()).sid);
  await openScreen(editOf(sid), { as: 'northwind' });
  await portField(2).fill('5075');
  const address = (addressField(2).element() as HTMLInputElement).value;
  await page.getByRole('button', { name: 'Delete carrier' }).click();
  await confirm.click();
  await announced(/Its gateways were put back/);
  forgetCalls();
  await saveButton.click();
  await announced('Carrier updated successfully');
  const stored = await storedGateways(sid);
  const changed = stored.find(({ ipv4 }) => ipv4 === address);
  expect(writeLines()).toEqual([`PUT SipGateways/${changed?.['sip_gateway_sid']}`]);
  expect(stored.map(({ port }) => port).sort()).toEqual([5060, 5075]);
  // Saves a second time: the form can still tell the gateways apart.
  await portField(1).fill('5076');
  const next = (addressField(1).element() as HTMLInputElement).value;
  await saveButton.click();
  await expect
    .poll(async () => (await storedGateways(sid)).find(({ ipv4 }) => ipv4 === next)?.['port'])
    .toBe(5076);
  expect(writeLines()).toHaveLength(2);
});

test('a carrier of another user is refused in words', async () => {
  const { name } = await createCarrier({ account_sid: await accountSid('Acme Support') });
  await openScreen(`${list}?filter=${name}`, { as: 'acme' });
  fail({
    method: 'DELETE',
    path: /VoipCarriers/,
    status: 422,
    answer: { msg: 'carrier belongs to a different user' },
  });
  await deleteButton(name).click();
  await confirm.click();
  await announced('You do not have permissions to delete this Carrier');
});

test('before a carrier is deactivated, what stops is told', async () => {
  await openScreen(editOf(await seededCarrier('Skyline SIP')), { as: 'admin' });
  await expect.element(activeBox).toBeChecked();
  expect(calls({ path: /PhoneNumbers/ })).toEqual([]);
  await activeBox.click();
  await expect
    .element(page.getByText(/Once saved, no call goes over it: \d+ phone numbers.* use it\./))
    .toBeVisible();
  await activeBox.click();
  await expect.element(page.getByText(/Once saved/)).not.toBeInTheDocument();
  const { sid } = await createCarrier();
  await openScreen(editOf(sid), { as: 'admin' });
  await activeBox.click();
  await expect
    .element(page.getByText('No phone number and no outbound call route uses it.'))
    .toBeVisible();
  await saveButton.click();
  await announced('Carrier updated successfully');
});
