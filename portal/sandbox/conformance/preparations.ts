import { ACME, GLOBEX, INITECH, NORTHWIND } from '../seed/known-sids.ts';
import * as tables from '../store/tables.ts';
import * as voice from '../store/tables-voice.ts';
import { CALL_PREPARATIONS } from './preparations-calls.ts';
import { LIVE_PREPARATIONS } from './preparations-live.ts';
import { REGISTRATION_PREPARATIONS } from './preparations-registration.ts';
import { VOICE_PREPARATIONS } from './preparations-voice.ts';
import type { RequestOptions, World } from './replay.ts';

type Preparation = (
  world: World,
) => Promise<RequestOptions | undefined> | RequestOptions | undefined;

const as = (person: string) => () => ({ as: person });
const created = '2026-11-20T10:00:00.000Z';

/** Rows missing from the recorded exchanges. */
const provider = '0937c53b-c956-4a4b-a608-5a55f4970bc0';
const ACCOUNT = '3b55731b-bfcc-4a16-b446-1bbe09986f91';
const ownAccount = '2a08ed74-afb2-4ffb-873f-42ee5ef56182';
const application = '83b4bbf2-593b-4bce-ab45-ba1a1a1118a6';
const webhooks = ['e157cf81-fa6a-4ff6-a009-cf6bd4e81f6d', 'db66eca6-2b8e-4c5f-ae09-833639e050d1'];

async function addUser(world: World, name: string, owner: Record<string, string>) {
  const body = { name, email: `${name}@example.net`, initial_password: 'Wire-Pass-1', ...owner };
  const response = await world.request('POST', '/Users', { as: 'admin', body });
  return ((await response.json()) as { user_sid: string }).user_sid;
}

/** A carrier that a least cost route uses, so that it cannot be deleted. */
function addRoutedCarrier({ sandbox: { store } }: World, owner: Record<string, string>) {
  const { insert } = store.writer;
  insert(voice.voipCarriers, 'carrier', { name: 'Routed', created_at: created, ...owner });
  insert(voice.lcr, 'lcr', { name: 'Table' });
  insert(voice.lcrRoutes, 'route', { lcr_sid: 'lcr', regex: '.*', priority: 0 });
  insert(voice.lcrCarrierSetEntries, 'entry', {
    lcr_route_sid: 'route',
    voip_carrier_sid: 'carrier',
  });
}

function removeRoutedCarrier({ sandbox: { store } }: World) {
  store.writer.remove(voice.lcrCarrierSetEntries, 'entry');
}

async function signInViewer(world: World) {
  return { token: await world.signIn('acme-viewer') };
}

const asGlobexKey = ({ sandbox: { store } }: World) => ({
  token: store.apiKeys.ofAccount(GLOBEX)[0]?.token,
});

async function asOwner(world: World) {
  return { token: await world.signIn('wire-owner', 'Wire-Pass-1') };
}

/** Latest token of a person, whether or not it is still valid. */
const latestTokens = new WeakMap<World, string>();

/** Steps before an exchange, and how its request differs from the default. */
export const PREPARATIONS: Record<string, Preparation> = {
  ...VOICE_PREPARATIONS,
  ...CALL_PREPARATIONS,
  ...LIVE_PREPARATIONS,
  ...REGISTRATION_PREPARATIONS,
  'login#login-wrong-password': async (world) => {
    await addUser(world, 'wire-lock', {});
    return undefined;
  },
  // The first wrong password was a separate exchange.
  'login#login-wrong-password-6th': () => ({ times: 5 }),
  'login#after-logout-same-token': async (world) => {
    const token = await world.signIn('admin2');
    await world.request('POST', '/logout', { token });
    return { token };
  },
  'login#view-only-get': signInViewer,
  'login#view-only-put': signInViewer,
  'login#api-key-as-bearer': asGlobexKey,
  'login#api-key-users-me': asGlobexKey,
  'login#api-key-logout': asGlobexKey,

  'users#list-account-without-users': async (world) => {
    const body = { account_sid: INITECH };
    const response = await world.request('POST', '/ApiKeys', { as: 'admin', body });
    return { token: ((await response.json()) as { token: string }).token };
  },
  'users#list-shows-row-without-sp': async (world) => {
    const body = {
      name: 'wire-acct4',
      email: 'wire-acct4@example.net',
      initial_password: 'Wire-Pass-1',
      account_sid: ACME,
    };
    // The sandbox adds the provider to a user created by an account.
    const response = await world.request('POST', '/Users', { as: 'admin', body });
    const { user_sid } = (await response.json()) as { user_sid: string };
    world.alias('c333d719-8a7e-49d3-8ba5-2c594c21a2a7', user_sid);
    return undefined;
  },
  'users#put-own-user-with-account-sid': async (world) => {
    const token = await world.signIn('wire-admin', 'Wire-Pass-3');
    latestTokens.set(world, token);
    return { token };
  },
  'users#after-put-own-user-with-account-sid': (world) => ({ token: latestTokens.get(world) }),
  'users#delete-as-account': async (world) => {
    const owner = { account_sid: ACME, service_provider_sid: NORTHWIND };
    const sid = await addUser(world, 'wire-gone', owner);
    world.alias('52ac24b0-7adb-4c4e-893e-a2b3691cb18e', sid);
    return undefined;
  },

  'service-providers#delete-with-users': async (world) => {
    await addUser(world, 'wire-sp', { service_provider_sid: provider });
    return undefined;
  },
  'service-providers#delete-with-lcr-using-carrier': (world) => {
    const user = world.sandbox.store.users.byName('wire-sp');
    world.sandbox.store.users.remove(user?.user_sid ?? '');
    addRoutedCarrier(world, { service_provider_sid: world.own(provider) });
    return undefined;
  },
  'service-providers#delete-admin': (world) => {
    removeRoutedCarrier(world);
    return undefined;
  },

  'accounts#get-bucket-google': async (world) => {
    const service_key = JSON.stringify({
      type: 'service_account',
      project_id: 'fake-project',
      private_key: `-----BEGIN PRIVATE KEY-----\n${'MIIFAKE'.repeat(8)}`,
      client_email: 'svc@fake-project.iam.gserviceaccount.com',
    });
    const bucket_credential = { vendor: 'google', name: 'wire', service_key, tags: [] };
    await world.request('PUT', `/Accounts/${ACCOUNT}`, {
      as: 'admin',
      body: { bucket_credential },
    });
    return undefined;
  },
  'accounts#delete-blocked-by-own-device-application': (world) => {
    const { accounts, writer } = world.sandbox.store;
    const account = world.own(ACCOUNT);
    writer.insert(tables.applications, 'app', {
      name: 'Devices',
      account_sid: account,
      created_at: created,
    });
    accounts.change(account, { device_calling_application_sid: 'app' });
    return undefined;
  },
  'accounts#get-after-delete': async (world) => {
    removeRoutedCarrier(world);
    await world.request('DELETE', `/Accounts/${ACCOUNT}`, { as: 'admin' });
    return undefined;
  },
  'accounts#delete-own-account': async (world) => {
    const owner = { account_sid: ownAccount, service_provider_sid: NORTHWIND };
    await addUser(world, 'wire-owner', owner);
    const options = await asOwner(world);
    latestTokens.set(world, options.token);
    return options;
  },
  'accounts#call-after-own-account-deleted': (world) => ({ token: latestTokens.get(world) }),
  'accounts#me-after-own-account-deleted': (world) => ({ token: latestTokens.get(world) }),

  'api-keys#delete-foreign-as-sp': as('sp-contoso'),
  'api-keys#delete-own': async (world) => {
    const body = { account_sid: ACME };
    const response = await world.request('POST', '/ApiKeys', { as: 'acme-user', body });
    const { sid } = (await response.json()) as { sid: string };
    world.alias('f2df1098-5dde-4413-a0a0-43df8a3ffb1e', sid);
    return undefined;
  },

  'bucket-credential-test#foreign-account': as('acme-user'),
  'tts-cache#delete-account-foreign': as('globex-user'),

  'applications#put-hook-with-webhook-sid': (world) => {
    const row = world.sandbox.store.applications.get(world.own(application));
    world.alias(webhooks[0] ?? '', row?.call_hook_sid ?? '');
    world.alias(webhooks[1] ?? '', row?.call_status_hook_sid ?? '');
    return undefined;
  },
  'applications#delete-with-phone-number': (world) => {
    world.sandbox.store.writer.insert(voice.phoneNumbers, 'number', {
      number: '19995550000',
      application_sid: world.own(application),
    });
    return undefined;
  },
  'applications#delete-used-by-teams-tenant': (world) => {
    const { writer } = world.sandbox.store;
    writer.remove(voice.phoneNumbers, 'number');
    writer.insert(voice.msTeamsTenants, 'tenant', {
      tenant_fqdn: 'wire.teams.example.net',
      account_sid: ACME,
      service_provider_sid: NORTHWIND,
      application_sid: world.own(application),
    });
    return undefined;
  },
  'applications#delete-used-by-carrier': (world) => {
    const { writer } = world.sandbox.store;
    writer.remove(voice.msTeamsTenants, 'tenant');
    writer.insert(voice.voipCarriers, 'carrier', {
      name: 'Routing',
      created_at: created,
      application_sid: world.own(application),
    });
    return undefined;
  },

  'password-settings#get-after-post': async (world) => {
    const body = { min_password_length: 8, require_digit: 1, require_special_character: 0 };
    await world.request('POST', '/PasswordSettings', { as: 'admin', body });
    return undefined;
  },

  // The recorded body is truncated.
  'http-behaviour#body-too-large': () => ({ body: JSON.stringify({ x: 'y'.repeat(110_000) }) }),
  'http-behaviour#health': () => ({ path: '/../../health' }),
};
