import { confirmation } from '@trunkline/ui/testing/playwright';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { people, uniqueName } from '../people.ts';
import { api, createAccount, createApplication, providerSid } from '../scene.ts';
import { announced, openScreen } from '../screen.tsx';
import { forgetCalls, writes } from '../wire.ts';
import { digitsOf, numberOf } from './phone-numbers.ts';

type StoredHook = {
  webhook_sid: string;
  url: string;
  method: string;
  username: string | null;
  password: string | null;
};
/** An application as the platform returns it, as far as the tests look at it. */
export type StoredApplication = Record<string, unknown> & {
  name: string;
  call_hook: StoredHook;
  env_vars: Record<string, unknown> | null;
  app_json: string | null;
};

export const storedApplication = async (sid: string) =>
  (await api<StoredApplication>(people.admin, 'GET', `Applications/${sid}`)).body;

const hookUrl = 'https://apps.example.com/journey';

/** Address of an application that the sandbox itself serves. */
export const demoApp = (name: string) => `${window.location.origin}/sandbox/apps/${name}`;

export const nameField = page.getByRole('textbox', { name: 'Application name' });
export const callHook = page.getByRole('textbox', { name: 'Calling webhook' });
export const statusHook = page.getByRole('textbox', { name: 'Call status webhook' });
export const hookGroup = (name: string) => page.getByRole('group', { name });
export const accountField = page.getByRole('combobox', { name: 'Account', exact: true });
export const saveButton = page.getByRole('button', { name: 'Save', exact: true });
export const createButton = page.getByRole('button', { name: 'Create application' });
export const deleteButton = (name: string) =>
  page.getByRole('button', { name: `Delete ${name}`, exact: true });
export const confirmDelete = confirmation(page, 'Delete application');
export const applicationLink = (name: string) => page.getByRole('link', { name, exact: true });
export const list = '/internal/applications';

export async function openApplication(sid: string, as: Parameters<typeof openScreen>[1] = {}) {
  await openScreen(`${list}/${sid}/edit`, { as: 'admin', ...as });
  await expect.element(nameField).toBeVisible();
}

/** Creates an application in a new account and opens it. */
export async function openNew(columns: Record<string, unknown> = {}) {
  const account = await createAccount();
  const app = await createApplication(account.sid, columns);
  await openApplication(app.sid);
  return { ...app, account };
}

export async function openAdd(as: Parameters<typeof openScreen>[1] = {}) {
  await openScreen(`${list}/add`, { as: 'admin', ...as });
  await expect.element(nameField).toBeVisible();
}

/** Fills in the minimum for a new application. */
export async function fillRequired(name = uniqueName('App')) {
  await nameField.fill(name);
  await callHook.fill(hookUrl);
  await statusHook.fill(`${hookUrl}/status`);
  return name;
}

/** Saves and returns the body that was sent. The toast of an earlier save may still be visible. */
export async function saved(): Promise<Record<string, unknown>> {
  forgetCalls();
  await saveButton.click();
  await expect.poll(() => applicationWrites()).toHaveLength(1);
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await announced('Application updated successfully');
  return applicationWrites()[0]?.body as Record<string, unknown>;
}

/** Writes to applications since `forgetCalls`. */
export const applicationWrites = () => writes({ path: /^Applications(\/[^/]+)?$/ });

/** Records that may refer to an application: how to set one up, and the words of the refusal. */
export const applicationUsers = [
  {
    what: 'an account, for device calls',
    group: 'Accounts, for device calls',
    count: 'Accounts (1)',
    use: (app: string, account: { sid: string; name: string }) =>
      api(people.admin, 'PUT', `Accounts/${account.sid}`, { device_calling_application_sid: app }),
    named: (account: { name: string }) => account.name,
  },
  {
    what: 'an account, for SIPREC calls',
    group: 'Accounts, for SIPREC calls',
    count: 'Accounts (1)',
    use: (app: string, account: { sid: string }) =>
      api(people.admin, 'PUT', `Accounts/${account.sid}`, { siprec_hook_sid: app }),
    named: (account: { name: string }) => account.name,
  },
  {
    what: 'a Microsoft Teams tenant',
    group: 'Microsoft Teams Tenants',
    count: 'Microsoft Teams Tenant (1)',
    use: async (app: string, account: { sid: string; name: string }) =>
      api(people.admin, 'POST', 'MicrosoftTeamsTenants', {
        service_provider_sid: await providerSid('Northwind Telecom'),
        account_sid: account.sid,
        application_sid: app,
        tenant_fqdn: `${account.name.toLowerCase()}.teams.example.com`,
      }),
    named: (account: { name: string }) => `${account.name.toLowerCase()}.teams.example.com`,
  },
  {
    what: 'a phone number',
    group: 'Phone Numbers',
    count: 'Phone Numbers (1)',
    use: async (app: string, account: { sid: string; name: string }) =>
      api(people.admin, 'POST', 'PhoneNumbers', {
        number: digitsOf(account.name),
        account_sid: account.sid,
        application_sid: app,
      }),
    named: (account: { name: string }) => numberOf(account.name),
  },
  {
    what: 'a carrier',
    group: 'Carriers',
    count: 'Carriers (1)',
    use: async (app: string, account: { sid: string; name: string }) =>
      api(
        people.admin,
        'POST',
        `ServiceProviders/${await providerSid('Northwind Telecom')}/VoipCarriers`,
        { name: `${account.name} trunk`, account_sid: account.sid, application_sid: app },
      ),
    named: (account: { name: string }) => `${account.name} trunk`,
  },
];
