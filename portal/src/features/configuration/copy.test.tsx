import { expect, onTestFinished, test } from 'vitest';
import { createCarrier } from '../../../testing/areas/carriers.ts';
import {
  announced,
  api,
  choose,
  createAccount,
  createApplication,
  openScreen,
  page,
  people,
  uniqueName,
  writes,
} from '../../../testing/index.ts';
import { sessionKeys, tab } from '../../browser/storage.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('an account is copied under another name and realm', async () => {
  const account = await createAccount();
  await createApplication(account.sid);
  const name = uniqueName('Copy');
  await openScreen('/internal/configuration?view=copy', { as: 'admin' });
  await choose(page.getByRole('combobox', { name: 'Account to copy' }), account.name);
  const target = page.getByRole('combobox', { name: 'Copy to' });
  await choose(target, account.name);
  await expect
    .element(target)
    .toHaveAccessibleDescription(/Choose another account than the one to copy/);
  await choose(target, 'A new account');
  const field = page.getByRole('textbox', { name: 'Name of the new account' });
  await field.fill(account.name);
  await expect.element(field).toHaveAccessibleDescription(/has this name already/);
  await field.fill(name);
  const realm = `${name.toLowerCase().replaceAll(/\W+/g, '-')}.sip.example.net`;
  await page.getByRole('textbox', { name: /SIP realm/ }).fill(realm);
  await button('Plan the copy').click();
  await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  await button(/^Apply \d+ changes$/).click();
  await announced('Configuration applied');
  expect(writes()[0]).toMatchObject({ path: 'Accounts', body: { name } });
});

/** Opens the tab for copying, with an account that registers with one carrier and has another. */
async function planCopy(target: string | null) {
  onTestFinished(() => tab.remove(sessionKeys.configuration));
  const account = await createAccount();
  const owner = { account_sid: account.sid };
  const { name: registered } = await createCarrier(
    {
      ...owner,
      requires_register: true,
      register_username: 'user1',
      register_password: 'hidden-from-all',
      register_sip_realm: 'sip.example.com',
    },
    [],
  );
  const { name: other } = await createCarrier(owner, []);
  await openScreen('/internal/configuration?view=copy', { as: 'northwind' });
  await choose(page.getByRole('combobox', { name: 'Account to copy' }), account.name);
  const name = target ?? uniqueName('Copy');
  if (target === null)
    await page.getByRole('textbox', { name: 'Name of the new account' }).fill(name);
  else await choose(page.getByRole('combobox', { name: 'Copy to' }), target);
  await button('Plan the copy').click();
  return { account, registered, other };
}
const created = () =>
  writes({ method: 'POST', path: /VoipCarriers$/ }).map(
    ({ body }) => (body as { name: string }).name,
  );

test('a carrier that registers is left out of a copy, named with the reason', async () => {
  const { account, registered, other } = await planCopy(null);
  await expect
    .element(page.getByRole('listitem').filter({ hasText: registered }))
    .toHaveTextContent(
      `Registers as user1. ${account.name} and the copy would register the same user.`,
    );
  await expect.element(page.getByRole('region', { name: 'Secrets' })).not.toBeInTheDocument();
  await button(/^Apply \d+ changes$/).click();
  await announced('Configuration applied');
  expect(created()).toEqual([other]);
});

test('it is copied once it is included, with its secret', async () => {
  const { registered, other } = await planCopy(null);
  await page.getByRole('checkbox', { name: `Include ${registered}` }).click();
  await page.getByLabelText(/Outbound authentication: password/).fill('entered-here');
  await button(/^Apply \d+ changes$/).click();
  await announced('Configuration applied');
  expect(created().sort()).toEqual([other, registered].sort());
});

test('an account is copied into one that is there, which keeps its name and realm', async () => {
  const target = await createAccount();
  const realm = `${uniqueName('realm').toLowerCase().replaceAll(/\W+/g, '-')}.example.net`;
  await api(people.admin, 'PUT', `Accounts/${target.sid}`, { sip_realm: realm });
  const { other } = await planCopy(target.name);
  await button(/^Apply \d+ changes?$/).click();
  await announced('Configuration applied');
  expect(created()).toEqual([other]);
  expect(writes({ method: 'POST', path: /^Accounts$/ })).toEqual([]);
  const { body } = await api<Record<string, unknown>>(
    people.admin,
    'GET',
    `Accounts/${target.sid}`,
  );
  expect(body).toMatchObject({ name: target.name, sip_realm: realm });
});
