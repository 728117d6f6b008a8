import { expect, test } from 'vitest';
import { carrierLink, createCarrier, list, nameField } from '../../../testing/areas/carriers.ts';
import {
  announced,
  calls,
  createAccount,
  forgetCalls,
  hold,
  openScreen,
  page,
  providerSid,
  settled,
  watchClipboard,
} from '../../../testing/index.ts';
import { kinds } from './kinds.ts';

test('an account of another provider says whose it is, one of the current does not', async () => {
  const belongsTo = page.getByText(/^Belongs to/);
  const contoso = await providerSid('Contoso Voice');
  const other = await createAccount({ service_provider_sid: contoso });
  await openScreen(kinds.account.edit(other.sid), { as: 'admin' });
  await expect.element(belongsTo).toHaveTextContent('Belongs to Contoso Voice');
  const own = await createAccount();
  await openScreen(kinds.account.edit(own.sid), { as: 'admin' });
  await expect.element(page.getByText(own.sid)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect.element(belongsTo).not.toBeInTheDocument();
});

test('copying the SID of a record says so, and says when the browser refuses', async () => {
  const { copied, refuse } = watchClipboard();
  const { sid } = await createAccount();
  await openScreen(kinds.account.edit(sid), { as: 'admin' });
  const copy = page.getByRole('button', { name: 'Copy account SID' });
  await copy.click();
  await announced(`${sid} copied to clipboard`);
  expect(copied).toEqual([sid]);
  refuse();
  await copy.click();
  await announced(`Unable to copy ${sid}, please select the text and right click to copy`);
});

test('a record opened from its list shows what the row tells while it is read', async () => {
  const { sid, name } = await createCarrier({ is_active: 0 });
  await openScreen(`${list}?filter=${name}`, { as: 'admin' });
  const read = hold({ path: `VoipCarriers/${sid}` });
  await carrierLink(name).click();
  await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  await expect.element(main.getByText('Inactive', { exact: true })).toBeVisible();
  await expect.element(main.getByText(sid)).toBeVisible();
  expect(document.querySelector('main input')).toBeNull();
  read.release();
  await expect.element(nameField).toHaveValue(name);
});

test('opening a form from its list asks for nothing twice', async () => {
  const { name } = await createCarrier();
  await openScreen(`${list}?filter=${name}`, { as: 'admin' });
  await expect.element(carrierLink(name)).toBeVisible();
  await settled();
  forgetCalls();
  await carrierLink(name).click();
  await expect.element(nameField).toHaveValue(name);
  await settled();
  const asked = calls().map(({ path, search }) => `${path}${search}`);
  expect(asked).toContainEqual(expect.stringMatching(/^SmppGateways/));
  expect(asked).toEqual([...new Set(asked)]);
});
