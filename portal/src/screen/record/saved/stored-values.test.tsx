import { expect, test } from 'vitest';
import * as carriers from '../../../../testing/areas/carriers.ts';
import * as clients from '../../../../testing/areas/clients.ts';
import * as numbers from '../../../../testing/areas/phone-numbers.ts';
import * as routing from '../../../../testing/areas/routing.ts';
import * as credentials from '../../../../testing/areas/speech-credentials.ts';
import {
  announced,
  api,
  createAccount,
  createApplication,
  createProvider,
  createUser,
  openScreen,
  page,
  people,
  storeAnyway,
  uniqueName,
  writes,
} from '../../../../testing/index.ts';

/** A record with values that its form would refuse, and one change that a user makes to it. */
type Scene = {
  edit: string;
  /** Address of its list. */
  list: string;
  change: () => Promise<unknown>;
  /** Columns of the only write. */
  sent: string[];
};
const check = (name: string) => () => page.getByRole('checkbox', { name, exact: true }).click();
const fill = (name: RegExp, text: string) => () => page.getByLabelText(name).first().fill(text);

const scenes: Record<string, () => Promise<Scene>> = {
  account: async () => {
    const { sid, name } = await createAccount();
    await storeAnyway(
      "UPDATE accounts SET sip_realm = ?, record_format = 'ogg', bucket_credential = ? WHERE account_sid = ?",
      ` no realm ${name} `,
      '{"vendor":"tape","tags":7}',
      sid,
    );
    const list = '/internal/accounts';
    return {
      list,
      edit: `${list}/${sid}/edit`,
      change: fill(/^Account name/, `${name} Ltd`),
      sent: ['name'],
    };
  },
  application: async () => {
    const account = await createAccount();
    const { sid, name } = await createApplication(account.sid);
    await storeAnyway(
      "UPDATE applications SET app_json = '[{', speech_synthesis_language = '', env_vars = '7', speech_recognizer_vendor = 'nobody' WHERE application_sid = ?",
      sid,
    );
    const list = '/internal/applications';
    const change = fill(/^Application name/, `${name} Ltd`);
    return { list, edit: `${list}/${sid}/edit`, change, sent: ['name'] };
  },
  carrier: async () => {
    const { sid, name } = await carriers.createCarrier({}, ['198.18.7.1', '198.18.7.2']);
    await storeAnyway(
      "UPDATE voip_carriers SET outbound_sip_proxy = 'sip:a_b.example.com.;transport', tech_prefix = '12', diversion = ?, requires_register = 1 WHERE voip_carrier_sid = ?",
      'x'.repeat(40),
      sid,
    );
    await storeAnyway(
      "UPDATE sip_gateways SET netmask = 33, ipv4 = 'a_b.example.com.', port = 70000, inbound = 0 WHERE voip_carrier_sid = ?",
      sid,
    );
    return {
      list: carriers.list,
      edit: carriers.editOf(sid),
      change: fill(/^Carrier name/, `${name} Ltd`),
      sent: ['name'],
    };
  },
  client: async () => {
    const account = await createAccount({ sip_realm: `${crypto.randomUUID()}.example` });
    const { sid } = await clients.createClient(account.sid);
    await storeAnyway('UPDATE clients SET username = ? WHERE client_sid = ?', `a b@${sid}`, sid);
    return {
      list: clients.list,
      edit: `${clients.list}/${sid}/edit`,
      change: check('Active'),
      sent: ['is_active'],
    };
  },
  'phone number': async () => {
    const account = await createAccount();
    const { sid } = await numbers.createNumber(account.sid);
    await storeAnyway(
      'UPDATE phone_numbers SET number = ? WHERE phone_number_sid = ?',
      `x ${sid}`,
      sid,
    );
    const application = await createApplication(account.sid);
    const list = '/internal/phone-numbers';
    return {
      list,
      edit: `${list}/${sid}/edit`,
      change: async () => {
        await page.getByRole('combobox', { name: /^Application/ }).click();
        await page.getByRole('option', { name: application.name }).click();
      },
      sent: ['application_sid'],
    };
  },
  routing: async () => {
    const account = await createAccount();
    const carrier = await carriers.createCarrier();
    const { sid, name } = await routing.createTable(account.sid, carrier.sid, ['^44', '^49']);
    await storeAnyway(
      "UPDATE lcr_routes SET regex = ?, priority = -5 WHERE lcr_sid = ? AND regex = '^44'",
      'x'.repeat(60),
      sid,
    );
    return {
      list: routing.list,
      edit: routing.editOf(sid),
      change: fill(/^Name/, `${name} Ltd`),
      sent: ['name'],
    };
  },
  'routing without a default carrier': async () => {
    const account = await createAccount();
    const carrier = await carriers.createCarrier();
    const { sid, name } = await routing.createTable(account.sid, carrier.sid, ['^44']);
    const last = 'SELECT lcr_route_sid FROM lcr_routes WHERE lcr_sid = ? AND priority = 9999';
    await storeAnyway('UPDATE lcr SET default_carrier_set_entry_sid = NULL WHERE lcr_sid = ?', sid);
    await storeAnyway(`DELETE FROM lcr_carrier_set_entry WHERE lcr_route_sid IN (${last})`, sid);
    await storeAnyway('DELETE FROM lcr_routes WHERE lcr_sid = ? AND priority = 9999', sid);
    return {
      list: routing.list,
      edit: routing.editOf(sid),
      change: fill(/^Name/, `${name} Ltd`),
      sent: ['name'],
    };
  },
  'speech credential': async () => {
    const { sid } = await credentials.createCredential({
      vendor: 'microsoft',
      api_key: 'FAKE-key',
      region: 'westeurope',
    });
    await storeAnyway(
      'UPDATE speech_credentials SET label = ?, credential = ? WHERE speech_credential_sid = ?',
      'x'.repeat(90),
      JSON.stringify({
        api_key: 'FAKE-key',
        region: 'westeurope',
        custom_tts_endpoint_url: 'no url',
      }),
      sid,
    );
    return {
      list: credentials.list,
      edit: `${credentials.list}/${sid}/edit`,
      change: check('Use for text to speech'),
      sent: [],
    };
  },
  'Teams tenant': async () => {
    const account = await createAccount();
    const application = await createApplication(account.sid);
    const provider = await createProvider({ ms_teams_fqdn: `${uniqueName('t')}.example.net` });
    const { body } = await api<{ sid: string }>(people.admin, 'POST', 'MicrosoftTeamsTenants', {
      tenant_fqdn: `${uniqueName('tenant')}.example.net`,
      account_sid: account.sid,
      service_provider_sid: provider.sid,
    });
    await storeAnyway(
      'UPDATE ms_teams_tenants SET tenant_fqdn = ?, application_sid = ? WHERE ms_teams_tenant_sid = ?',
      `not a name ${body.sid}`,
      application.sid,
      body.sid,
    );
    const list = '/internal/ms-teams-tenants';
    return {
      list,
      edit: `${list}/${body.sid}/edit`,
      change: async () => {
        await page.getByRole('combobox', { name: /^Application/ }).click();
        await page.getByRole('option', { name: 'None' }).click();
      },
      sent: ['application_sid'],
    };
  },
  user: async () => {
    const { sid } = await createUser();
    await storeAnyway("UPDATE users SET email = 'no address' WHERE user_sid = ?", sid);
    const list = '/internal/users';
    return {
      list,
      edit: `${list}/${sid}/edit`,
      change: check('View only'),
      sent: ['is_view_only'],
    };
  },
};

test.each(Object.entries(scenes))(
  'one %s that no form would store is listed, opened and saved',
  async (_, scene) => {
    const { list, edit, change, sent } = await scene();
    await openScreen(list, { as: 'admin' });
    await expect.element(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible();
    await openScreen(edit, { as: 'admin' });
    await change();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await announced(/successfully/);
    const [write] = writes();
    if (sent.length > 0) expect(Object.keys(write?.body as object)).toEqual(sent);
  },
);

test.each([33, 64, -1])(
  'a netmask of %d keeps neither its carrier nor another from being looked at',
  async (netmask) => {
    const provider = await createProvider();
    const person = await createUser({ service_provider_sid: provider.sid });
    const { sid, name } = await carriers.createCarrier({}, ['198.18.8.1'], provider.name);
    const other = await carriers.createCarrier({}, ['198.18.8.2'], provider.name);
    await storeAnyway(
      'UPDATE sip_gateways SET netmask = ? WHERE voip_carrier_sid = ?',
      netmask,
      sid,
    );
    // Users who see few carriers aren't asked before the carriers are read.
    await openScreen(carriers.editOf(other.sid), { as: person });
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect.element(page.getByText(/Compared with the gateways of/)).toBeVisible();
    await openScreen(carriers.editOf(sid), { as: person });
    await expect.element(carriers.nameField).toHaveValue(name);
    await page.getByRole('button', { name: 'Delete carrier' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete carrier' }).click();
    await announced(new RegExp(`Deleted .*${name}`));
    await storeAnyway('UPDATE sip_gateways SET netmask = 32 WHERE netmask NOT BETWEEN 0 AND 32');
  },
);
