import { expect, test } from 'vitest';
import {
  announced,
  createAccount,
  openScreen,
  page,
  providerSid,
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
