import { ACME, CONTOSO, GLOBEX, NORTHWIND, RETAIL } from './known-sids.ts';

export type DemoPerson = {
  name: string;
  password: string;
  scope: 'admin' | 'service_provider' | 'account';
  note: string;
};

type SeededPerson = DemoPerson & {
  sid?: string;
  serviceProviderSid?: string;
  accountSid?: string;
  permissions?: readonly string[];
  columns?: Record<string, number>;
};

const provision = ['PROVISION_SERVICES', 'PROVISION_USERS'];
const ofAcme = { scope: 'account', serviceProviderSid: NORTHWIND, accountSid: ACME } as const;

/** All users. The address of NAME is NAME@example.net. */
export const SEEDED_PEOPLE: readonly SeededPerson[] = [
  {
    name: 'admin',
    password: 'Admin-Pass1',
    scope: 'admin',
    note: 'Administrator of the platform',
    sid: 'a376cf45-8fa7-4dc6-b722-54894824bc01',
    permissions: provision,
    columns: { email_validated: 1 },
  },
  {
    name: 'admin2',
    password: 'Admin-Pass2',
    scope: 'admin',
    note: 'A second administrator',
    permissions: provision,
  },
  {
    name: 'sp-northwind',
    password: 'Sp-Pass-1',
    scope: 'service_provider',
    note: 'Northwind Telecom',
    sid: '732cfbe4-861c-44d1-8246-138aa4fd3142',
    serviceProviderSid: NORTHWIND,
  },
  {
    name: 'sp-contoso',
    password: 'Sp-Pass-2',
    scope: 'service_provider',
    note: 'Contoso Voice',
    sid: 'a398bd60-cb02-402f-aa3a-a7b3e20e14da',
    serviceProviderSid: CONTOSO,
  },
  {
    ...ofAcme,
    name: 'acme-user',
    password: 'Acct-Pass-1',
    note: 'Acme Support',
    sid: '61bf724a-e8a4-4cbb-9c4a-218d61b7c928',
  },
  {
    name: 'globex-user',
    password: 'Acct-Pass-2',
    scope: 'account',
    note: 'Globex Sales',
    sid: 'e4500c5b-00ad-42ca-ac82-51bbd58447d8',
    serviceProviderSid: NORTHWIND,
    accountSid: GLOBEX,
  },
  {
    name: 'retail-user',
    password: 'Acct-Pass-3',
    scope: 'account',
    note: 'Contoso Retail',
    serviceProviderSid: CONTOSO,
    accountSid: RETAIL,
  },
  {
    ...ofAcme,
    name: 'acme-viewer',
    password: 'View-Pass-1',
    note: 'Acme Support, may only look',
    sid: '332a914c-273f-4c68-bd48-d3615f3536ea',
    permissions: ['VIEW_ONLY'],
  },
  {
    ...ofAcme,
    name: 'acme-newbie',
    password: 'Temp-Pass-1',
    note: 'Acme Support, must change the password',
    sid: 'e874361c-22fb-4e91-bf57-ab6fcc02e0d5',
    columns: { force_change: 1 },
  },
  {
    ...ofAcme,
    name: 'acme-inactive',
    password: 'Inact-Pass-1',
    note: 'Acme Support, marked inactive',
    sid: '9116f530-8437-43bd-9633-d911d320cda1',
    columns: { is_active: 0 },
  },
];

export const DEMO_PEOPLE: readonly DemoPerson[] = SEEDED_PEOPLE.map(
  ({ name, password, scope, note }) => ({ name, password, scope, note }),
);
