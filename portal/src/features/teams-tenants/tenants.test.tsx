import { expect, test } from 'vitest';
import {
  accountSid,
  addressIs,
  announced,
  api,
  choose,
  createAccount,
  createApplication,
  createProvider,
  openScreen,
  page,
  people,
  providerSid,
  uniqueName,
  writes,
} from '../../../testing/index.ts';

const list = '/internal/ms-teams-tenants';
const domainField = page.getByLabelText(/^Domain name/);
const accountBox = page.getByRole('combobox', { name: 'Account' });
const applicationBox = page.getByRole('combobox', { name: 'Application' });
const createButton = page.getByRole('button', { name: 'Create MS Teams tenant' });
const saveButton = page.getByRole('button', { name: 'Save', exact: true });
const tenantLink = (name: string) => page.getByRole('link', { name, exact: true });
const fqdn = () => `${uniqueName('tenant')}.teams.example.net`.toLowerCase();

async function createTenant(account: string, application: string | null = null) {
  const tenant_fqdn = fqdn();
  const { body } = await api<{ sid: string }>(people.admin, 'POST', 'MicrosoftTeamsTenants', {
    tenant_fqdn,
    account_sid: account,
    application_sid: application,
    service_provider_sid: await providerSid(),
  });
  return { sid: body.sid, name: tenant_fqdn };
}

test('tells account and application by name, and nothing of other providers', async () => {
  await openScreen(list, { as: 'admin' });
  const acme = page.getByRole('row').filter({ has: tenantLink('acme.teams.example.net') });
  await expect.element(acme).toHaveTextContent('Acme Support');
  await expect.element(acme).toHaveTextContent('Support line');
  await expect.element(tenantLink('retail.teams.contoso.example')).not.toBeInTheDocument();
});

test('a provider without a domain name for Teams has no such screens', async () => {
  const provider = await createProvider();
  for (const address of [list, `${list}/add`]) {
    await openScreen(address, { as: 'admin', provider: provider.sid });
    await expect
      .element(
        page.getByText(`${provider.name} does not have a fully qualified domain name for MS Teams`),
      )
      .toBeVisible();
  }
});

test('a tenant is added for an account and one of its applications', async () => {
  const account = await createAccount();
  const application = await createApplication(account.sid);
  const name = fqdn();
  await openScreen(`${list}/add`, { as: 'admin' });
  await choose(accountBox, account.name);
  await choose(applicationBox, application.name);
  await domainField.fill('not a name');
  await createButton.click();
  await expect.element(domainField).toHaveAccessibleDescription(/fully qualified domain name/);
  expect(writes()).toEqual([]);
  await domainField.fill(` ${name} `);
  await createButton.click();
  await announced('Microsoft Teams Tenant created successfully');
  await addressIs(/ms-teams-tenants(\?|$)/);
  await expect.element(tenantLink(name)).toBeVisible();
  expect(writes()[0]?.body).toEqual({
    tenant_fqdn: name,
    account_sid: account.sid,
    application_sid: application.sid,
    service_provider_sid: await providerSid(),
  });
});

test('another account takes its application away; a name in use is told at the field', async () => {
  const account = await createAccount();
  const application = await createApplication(account.sid);
  const tenant = await createTenant(account.sid, application.sid);
  const other = await createTenant(account.sid);
  await openScreen(`${list}/${tenant.sid}/edit`, { as: 'admin' });
  await domainField.fill(other.name);
  await choose(accountBox, 'Globex Sales');
  await expect.element(applicationBox).toHaveValue('None');
  await saveButton.click();
  await expect
    .element(domainField)
    .toHaveAccessibleDescription(/The domain name you have entered is already in use\./);
  await domainField.fill(tenant.name);
  await saveButton.click();
  await announced('Microsoft Teams Tenant updated successfully');
  expect(writes().at(-1)?.body).toEqual({
    account_sid: await accountSid('Globex Sales'),
    application_sid: null,
  });
});

test('a foreign tenant is refused, though the platform would hand it out', async () => {
  const account = await createAccount();
  const tenant = await createTenant(account.sid);
  await openScreen(`${list}/${tenant.sid}/edit`, { as: 'acme' });
  await announced('You do not have access to this resource');
  await addressIs(list);
});
