import { expect, test } from 'vitest';
import { createCarrier, seededCarrier } from '../../../testing/areas/carriers.ts';
import {
  addRoute,
  carrierOf,
  createButton,
  createTable,
  defaultCarrier,
  editOf,
  list,
  moveDown,
  nameField,
  removeRoute,
  saveButton,
  storedRoutes,
  textOf,
  usedBy,
} from '../../../testing/areas/routing.ts';
import {
  addressIs,
  announced,
  api,
  choose,
  createAccount,
  fail,
  openScreen,
  page,
  people,
  providerSid,
  uniqueName,
  userEvent,
  writeLines,
  writes,
} from '../../../testing/index.ts';

const CARRIER = 'Skyline SIP';

async function tableOf(...texts: string[]) {
  const account = await createAccount();
  const carrier = await seededCarrier(CARRIER);
  return { ...(await createTable(account.sid, carrier, texts)), account, carrier };
}

const textsStored = async (sid: string) =>
  (await storedRoutes(sid)).map(({ regex, priority }) => `${priority} ${regex}`);

async function fillTable(account: string, name: string) {
  await openScreen(`${list}/add`, { as: 'admin' });
  await nameField.fill(name);
  await choose(usedBy, account);
  await choose(defaultCarrier, CARRIER);
}

test('a new table is stored with its routes by position and the system default route', async () => {
  const account = await createAccount();
  const name = uniqueName('Table');
  await fillTable(account.name, name);
  await textOf(1).fill('^44');
  await choose(carrierOf(1), CARRIER);
  await addRoute.click();
  await textOf(2).fill('^49');
  await createButton.click();
  await announced('Least cost routing successfully created');
  await addressIs(/least-cost-routing(\?.*)?$/);
  const [first, second] = writes();
  expect(first).toMatchObject({ method: 'POST', path: 'Lcrs' });
  expect(first?.body).toEqual({
    name,
    is_active: true,
    account_sid: account.sid,
    service_provider_sid: null,
  });
  const carrier = await seededCarrier(CARRIER);
  const entries = [{ voip_carrier_sid: carrier, priority: 0 }];
  expect(second?.body).toEqual([
    { regex: '^44', description: null, priority: 0, lcr_carrier_set_entries: entries },
    { regex: '^49', description: null, priority: 1, lcr_carrier_set_entries: entries },
    {
      regex: '.*',
      description: 'System Default Route',
      priority: 9999,
      lcr_carrier_set_entries: entries,
    },
  ]);
});

test('examples that were typed for a new table stay with it', async () => {
  const account = await createAccount();
  const name = uniqueName('Table');
  await fillTable(account.name, name);
  await textOf(1).fill('^44');
  await choose(carrierOf(1), CARRIER);
  await page.getByRole('textbox', { name: 'Test numbers' }).fill('442079460000');
  await page.getByRole('button', { name: 'Add test numbers' }).click();
  await createButton.click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect.element(page.getByText('No test number moves.')).toBeVisible();
});

test('what is missing is told at its field', async () => {
  await openScreen(`${list}/add`, { as: 'admin' });
  await nameField.fill('Nothing else');
  await addRoute.click();
  await textOf(2).fill('^44');
  await textOf(2).fill('');
  await page.getByLabelText('Description of route 2').fill('UK');
  await createButton.click();
  await expect
    .element(textOf(2))
    .toHaveAccessibleDescription('Enter a digit prefix or a regular expression.');
  await expect
    .element(defaultCarrier)
    .toHaveAccessibleDescription(/Choose a default outbound carrier\./);
  expect(writes()).toEqual([]);
});

test('moving, changing, adding and removing routes is one call, and one for each that goes', async () => {
  const { sid } = await tableOf('^44', '^49', '^33', '^1');
  await openScreen(editOf(sid), { as: 'admin' });
  await moveDown(1).click();
  await removeRoute(3).click();
  await textOf(3).fill('^2');
  await addRoute.click();
  await textOf(4).fill('^7');
  await saveButton.click();
  await announced(
    'Least cost routing rule successfully updated. Least cost routing rule successfully deleted',
  );
  expect(await textsStored(sid)).toEqual(['0 ^49', '1 ^44', '2 ^2', '3 ^7', '9999 .*']);
  expect(writeLines()).toEqual([
    `PUT Lcrs/${sid}/Routes`,
    expect.stringMatching(/^DELETE LcrRoutes/),
  ]);
});

test('a row that nothing was entered in is no change, and no clash later', async () => {
  const { sid } = await tableOf('^44');
  await openScreen(editOf(sid), { as: 'admin' });
  await addRoute.click();
  await saveButton.click();
  await announced('There is nothing to save.');
  await addRoute.click();
  await textOf(2).fill('^49');
  await saveButton.click();
  await announced('Least cost routing rule successfully updated');
  await removeRoute(2).click();
  await saveButton.click();
  await announced(/^Least cost routing rule successfully deleted$/);
  expect(await textsStored(sid)).toEqual(['0 ^44', '9999 .*']);
});

test('one route that is refused does not keep the others from being stored, and is named', async () => {
  const { sid } = await tableOf('^44', '^49', '^33');
  await openScreen(editOf(sid), { as: 'admin' });
  for (const number of [1, 2, 3]) await textOf(number).fill(`^9${number}`);
  const isRefused = (body: unknown) =>
    Array.isArray(body) && body.some((one: { regex: string }) => one.regex === '^92');
  const { stop } = fail({
    method: 'PUT',
    path: `Lcrs/${sid}/Routes`,
    body: isRefused,
    status: 400,
    answer: { msg: 'unknown voip_carrier_sid' },
  });
  await saveButton.click();
  await expect.element(page.getByText('Route ^92: unknown voip_carrier_sid')).toBeVisible();
  expect(await textsStored(sid)).toEqual(['0 ^91', '1 ^49', '2 ^93', '9999 .*']);
  stop();
  await saveButton.click();
  await announced('Least cost routing rule successfully updated');
  expect(await textsStored(sid)).toEqual(['0 ^91', '1 ^92', '2 ^93', '9999 .*']);
});

test('routes are moved by keyboard alone', async () => {
  const { sid } = await tableOf('^44', '^49');
  await openScreen(editOf(sid), { as: 'admin' });
  const handle = page.getByRole('button', { name: 'Drag route 1', exact: true });
  await expect.element(handle).toBeVisible();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await announced('Route ^44 is at position 1 of 2.');
  await userEvent.keyboard('{ArrowDown}');
  await announced('Route ^44 is at position 2 of 2.');
  await userEvent.keyboard(' ');
  await expect.element(textOf(2)).toHaveValue('^44');
  await saveButton.click();
  await announced('Least cost routing rule successfully updated');
  expect(await textsStored(sid)).toEqual(['0 ^49', '1 ^44', '9999 .*']);
});

test('a second table of an owner is refused at the field', async () => {
  const { account } = await tableOf('^44');
  await fillTable(account.name, 'Second');
  await createButton.click();
  await expect
    .element(usedBy)
    .toHaveAccessibleDescription(/already has an active call routing table/);
});

test('a provider without carriers is told so, and saves nothing', async () => {
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'ServiceProviders', {
    name: uniqueName('Provider'),
  });
  expect(body.sid).not.toBe(await providerSid());
  await openScreen(`${list}/add`, { as: 'admin', provider: body.sid });
  await expect.element(page.getByText('There are no available carriers').first()).toBeVisible();
  await expect.element(createButton).toHaveAttribute('aria-disabled', 'true');
});

test('a default carrier of another account is named as one, not left blank', async () => {
  const [account, other] = [await createAccount(), await createAccount()];
  const carrier = await createCarrier({ account_sid: other.sid }, []);
  const { sid } = await createTable(account.sid, carrier.sid, ['^44']);
  await openScreen(editOf(sid), { as: 'admin' });
  await expect.element(carrierOf(1)).toHaveTextContent('Carrier you can’t see');
  await expect.element(defaultCarrier).toHaveValue('Carrier you can’t see');
});

test('another account leaves no default carrier of the one before', async () => {
  const [account, other] = [await createAccount(), await createAccount()];
  const carrier = await createCarrier({ account_sid: account.sid }, []);
  await openScreen(`${list}/add`, { as: 'admin' });
  await choose(usedBy, account.name);
  await choose(defaultCarrier, carrier.name);
  await choose(usedBy, other.name);
  await expect.element(defaultCarrier).toHaveValue('');
});
