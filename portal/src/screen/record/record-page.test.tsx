import { expect, test } from 'vitest';
import {
  announced,
  createAccount,
  createApplication,
  createUser,
  openScreen,
  page,
  providerSid,
  watchClipboard,
} from '../../../testing/index.ts';
import { kinds } from './kinds.ts';

/** A record of each kind that has a form, in a provider. */
const records = {
  account: async (provider: string) =>
    createAccount({ service_provider_sid: await providerSid(provider) }),
  application: async (provider: string) => {
    const account = await createAccount({ service_provider_sid: await providerSid(provider) });
    return createApplication(account.sid);
  },
  user: async (provider: string) =>
    createUser({ service_provider_sid: await providerSid(provider) }),
};

for (const [name, create] of Object.entries(records)) {
  const kind = kinds[name as keyof typeof records];
  const belongsTo = page.getByText(/^Belongs to/);

  test(`${kind.one} of another provider says whose it is, one of the current does not`, async () => {
    const other = await create('Contoso Voice');
    await openScreen(kind.edit(other.sid), { as: 'admin' });
    await expect.element(belongsTo).toHaveTextContent('Belongs to Contoso Voice');
    const own = await create('Northwind Telecom');
    await openScreen(kind.edit(own.sid), { as: 'admin' });
    await expect.element(page.getByText(own.sid)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expect.element(belongsTo).not.toBeInTheDocument();
  });

  test(`copying the SID of ${kind.one} says so, and says when the browser refuses`, async () => {
    const { copied, refuse } = watchClipboard();
    const { sid } = await create('Northwind Telecom');
    await openScreen(kind.edit(sid), { as: 'admin' });
    const copy = page.getByRole('button', { name: `Copy ${kind.noun} SID` });
    await copy.click();
    await announced(`${sid} copied to clipboard`);
    expect(copied).toEqual([sid]);
    refuse();
    await copy.click();
    await announced(`Unable to copy ${sid}, please select the text and right click to copy`);
  });
}
