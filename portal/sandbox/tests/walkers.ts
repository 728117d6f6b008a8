import {
  ACME,
  CONTOSO,
  GLOBEX,
  NORTHWIND,
  RETAIL,
  RETAIL_APP,
  SUPPORT_LINE,
} from '../seed/known-sids.ts';
import { sidFor } from '../seed/sids.ts';
import type { Client, TestSandbox } from './client.ts';
import { bodiesAgainst, type TenantName, tenantIds } from './tenants.ts';

/*
 * Walks every route of the app as every scope, with the ids of another tenant. Routes are read
 * from the app, so a new one is included automatically; a new kind of id must be added here.
 */

export type Tenant = {
  name: TenantName;
  serviceProvider: string;
  account: string;
  ids: Record<string, string>;
};

export const northwind: Tenant = {
  name: 'northwind',
  serviceProvider: NORTHWIND,
  account: ACME,
  ids: {
    ...tenantIds('northwind'),
    Users: '61bf724a-e8a4-4cbb-9c4a-218d61b7c928',
    ServiceProviders: NORTHWIND,
    Accounts: ACME,
    ApiKeys: 'f85d1252-87a0-4509-90d4-a4481ef9e2af',
    Applications: SUPPORT_LINE,
  },
};

const contoso: Tenant = {
  name: 'contoso',
  serviceProvider: CONTOSO,
  account: RETAIL,
  ids: {
    ...tenantIds('contoso'),
    Users: sidFor('user', 'retail-user'),
    ServiceProviders: CONTOSO,
    Accounts: RETAIL,
    ApiKeys: sidFor('api-key', 'retail-shop'),
    Applications: RETAIL_APP,
  },
};

/** Another account of the same provider. */
const globex: Tenant = {
  name: 'globex',
  serviceProvider: NORTHWIND,
  account: GLOBEX,
  ids: {
    ...tenantIds('globex'),
    Users: 'e4500c5b-00ad-42ca-ac82-51bbd58447d8',
    Accounts: GLOBEX,
    ApiKeys: sidFor('api-key', 'globex-crm'),
    Applications: '390b0ed0-53ff-4387-9edd-027bd824705a',
    // The account may read its own provider, but not change it.
    ServiceProviders: NORTHWIND,
  },
};

export type Walker = {
  name: string;
  scope: 'service_provider' | 'account';
  own: Tenant;
  foreign: Tenant;
  client(sandbox: TestSandbox): Promise<Client>;
};

const signedIn = (name: string) => (sandbox: TestSandbox) => sandbox.as(name);
const keyOf = (token: string) => async (sandbox: TestSandbox) => sandbox.withToken(token);

export const walkers: Walker[] = [
  ['sp-northwind', 'service_provider', northwind, contoso, signedIn('sp-northwind')],
  ['sp-contoso', 'service_provider', contoso, northwind, signedIn('sp-contoso')],
  ['acme-user', 'account', northwind, contoso, signedIn('acme-user')],
  ['acme-user next door', 'account', northwind, globex, signedIn('acme-user')],
  ['retail-user', 'account', contoso, northwind, signedIn('retail-user')],
  ['acme-viewer', 'account', northwind, globex, signedIn('acme-viewer')],
  ['key of Acme', 'account', northwind, globex, keyOf('8433c740-92e9-405d-96b9-7cd843076bb2')],
  [
    'key of Northwind',
    'service_provider',
    northwind,
    contoso,
    keyOf('92f7f19c-5318-43d9-8471-6d08c69177b2'),
  ],
].map(([name, scope, own, foreign, client]) => ({ name, scope, own, foreign, client }) as Walker);

/** Recorded leaks of the platform that are kept (see the routes), with the id that each leaks. */
export const leaks: Record<string, (tenant: Tenant) => string> = {
  'GET /ServiceProviders/:sid/Applications': () => RETAIL_APP,
  'GET /MicrosoftTeamsTenants': ({ account }) => account,
  'GET /MicrosoftTeamsTenants/:sid': ({ account }) => account,
  'GET /SipGateways/:sid': ({ ids }) => ids['voip_carrier_sid'] ?? '',
  'GET /SmppGateways/:sid': ({ ids }) => ids['voip_carrier_sid'] ?? '',
  'GET /LcrRoutes/:sid': ({ ids }) => ids['Lcrs'] ?? '',
  'GET /LcrCarrierSetEntries': ({ ids }) => ids['LcrCarrierSetEntries'] ?? '',
  'GET /LcrCarrierSetEntries/:sid': ({ ids }) => ids['voip_carrier_sid'] ?? '',
};

/** Account users may post below their own provider; the new record belongs to their account. */
export const sharedCollections = ['POST /ServiceProviders/:sid/SpeechCredentials'];

const sessionRoutes = ['POST /login', 'POST /logout'];

export type Route = {
  method: string;
  path: string;
};

export function routesOf({ app }: TestSandbox): Route[] {
  const seen = new Map<string, Route>();
  for (const { method, path } of app.routes) {
    if (method === 'ALL' || !path.startsWith('/api/v1/')) continue;
    const route = { method, path: path.slice('/api/v1'.length) };
    const name = `${method} ${route.path}`;
    if (!sessionRoutes.includes(name)) seen.set(name, route);
  }
  return [...seen.values()];
}

export function pathFor(route: Route, tenant: Tenant): string {
  const resource = route.path.split('/')[1] ?? '';
  const id = tenant.ids[resource];
  if (route.path.includes(':sid') && id === undefined) {
    throw new Error(`no id of a foreign tenant for ${route.path}: add one to this test`);
  }
  // A second id in a path has the name of its parameter.
  return route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = name === 'sid' ? id : tenant.ids[name];
    if (value === undefined) throw new Error(`no ${name} of a tenant for ${route.path}`);
    return value;
  });
}

/** Bodies that would have an effect if accepted. */
export function bodiesFor(
  { method }: Route,
  { name, account, serviceProvider, ids }: Tenant,
): unknown[] {
  // The body of a DELETE isn't read.
  if (method === 'DELETE') return [{}];
  const hook = { url: 'https://attacker.example.com/', method: 'POST' };
  const owners = { account_sid: account, service_provider_sid: serviceProvider };
  return [
    { name: 'taken over' },
    { is_active: false, is_view_only: true, name: 'taken over' },
    { initial_password: 'Taken-Over-1' },
    { record_all_calls: true, bucket_credential: null, registration_hook: hook },
    { name: 'taken over', call_hook: hook, call_status_hook: hook, ...owners },
    { name: 'mole', email: 'mole@example.net', initial_password: 'Mole-Pass-1', ...owners },
    {
      name: 'mole',
      email: 'mole@example.net',
      initial_password: 'Mole-Pass-1',
      account_sid: account,
    },
    { category: 'device', quantity: 999 },
    { account_sid: account },
    { service_provider_sid: serviceProvider },
    { min_password_length: 12, log_level: 'debug' },
    { device_calling_application_sid: ids['Applications'] },
    owners,
    {},
    ...bodiesAgainst(name, ids['Applications']),
  ];
}

/** Query that requests another tenant's records in every filter of a list. */
export function askedFor({ account, serviceProvider, ids }: Tenant): string {
  const asked = {
    account_sid: account,
    service_provider_sid: serviceProvider,
    voip_carrier_sid: ids['voip_carrier_sid'] ?? '',
    speech_credential_sid: ids['speech_credential_sid'] ?? '',
    lcr_sid: ids['Lcrs'] ?? '',
    lcr_route_sid: ids['LcrRoutes'] ?? '',
    page: '1',
    page_size: '500',
    count: '500',
  };
  return `?${new URLSearchParams(asked).toString()}`;
}
