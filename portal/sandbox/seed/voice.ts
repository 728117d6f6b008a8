import {
  ACME,
  ACME_BACKUP,
  ACME_PBX,
  BLUEWAVE,
  CLINIC,
  CONTOSO,
  CONTOSO_TRUNK,
  GLOBEX,
  GLOBEX_APP,
  GLOBEX_TRUNK,
  IDLE_TRUNK,
  INITECH,
  NORTHWIND,
  OVERFLOW,
  RETAIL,
  RETAIL_APP,
  SKYLINE,
  SUPPORT_LINE,
  TEXTING,
} from './known-sids.ts';
import { sidFor } from './sids.ts';

type Columns = Record<string, string | number | null>;

export const SEEDED_CARRIERS: readonly { sid: string; columns: Columns }[] = [
  {
    sid: SKYLINE,
    columns: {
      name: 'Skyline SIP',
      service_provider_sid: NORTHWIND,
      e164_leading_plus: 1,
      tech_prefix: '9011',
      diversion: '+15085550100',
      outbound_sip_proxy: 'sip:proxy.skyline.example:5060',
    },
  },
  {
    sid: IDLE_TRUNK,
    columns: { name: 'Idle trunk', service_provider_sid: NORTHWIND, is_active: 0 },
  },
  {
    sid: TEXTING,
    columns: {
      name: 'Texting carrier',
      service_provider_sid: NORTHWIND,
      smpp_system_id: 'sys1',
      smpp_password: 'smpp-1',
      smpp_enquire_link_interval: 30,
      smpp_inbound_system_id: 'sys1in',
      smpp_inbound_password: 'smpp-in',
    },
  },
  {
    sid: BLUEWAVE,
    columns: { name: 'Bluewave Europe', service_provider_sid: NORTHWIND, e164_leading_plus: 1 },
  },
  { sid: OVERFLOW, columns: { name: 'Overflow', service_provider_sid: NORTHWIND } },
  {
    sid: GLOBEX_TRUNK,
    columns: { name: 'Globex trunk', service_provider_sid: NORTHWIND, account_sid: GLOBEX },
  },
  {
    sid: ACME_PBX,
    columns: {
      name: 'Acme PBX',
      service_provider_sid: NORTHWIND,
      account_sid: ACME,
      application_sid: SUPPORT_LINE,
      trunk_type: 'reg',
      requires_register: 1,
      register_username: 'acme-pbx',
      register_sip_realm: 'pbx.example.com',
      register_password: 'fakepbxpass',
      register_status:
        '{"status":"ok","reason":"200 OK","cseq":"12 REGISTER","callId":"5c0d7e3a-1111-4c2f-9b7e-0f0f0f0f0f01"}',
    },
  },
  {
    sid: ACME_BACKUP,
    columns: {
      name: 'Acme backup trunk',
      service_provider_sid: NORTHWIND,
      account_sid: ACME,
      trunk_type: 'reg',
      requires_register: 1,
      register_username: 'acme-backup',
      register_sip_realm: 'backup.example.com',
      register_password: 'fakebackuppass',
      register_status:
        '{"status":"fail","reason":"401 Unauthorized","cseq":"3 REGISTER","callId":"5c0d7e3a-2222-4c2f-9b7e-0f0f0f0f0f02"}',
    },
  },
  { sid: CONTOSO_TRUNK, columns: { name: 'Contoso trunk', service_provider_sid: CONTOSO } },
];

export type SeededNumber = {
  number: string;
  voip_carrier_sid: string;
  account_sid: string;
  application_sid: string | null;
};

function range(first: number, count: number, rest: Omit<SeededNumber, 'number'>): SeededNumber[] {
  return Array.from({ length: count }, (_, index) => ({ ...rest, number: String(first + index) }));
}

const ofAcme = { voip_carrier_sid: SKYLINE, account_sid: ACME };

export const SEEDED_NUMBERS: readonly SeededNumber[] = [
  // Every second number of Acme has a route; the others have no application yet.
  ...range(15_085_551_000, 52, { ...ofAcme, application_sid: null }).map((number, index) =>
    index % 2 === 1 ? { ...number, application_sid: SUPPORT_LINE } : number,
  ),
  ...range(16_175_552_000, 8, {
    voip_carrier_sid: GLOBEX_TRUNK,
    account_sid: GLOBEX,
    application_sid: GLOBEX_APP,
  }),
  ...range(16_465_553_000, 2, {
    voip_carrier_sid: SKYLINE,
    account_sid: INITECH,
    application_sid: null,
  }),
  ...range(44_207_946_000, 3, {
    voip_carrier_sid: CONTOSO_TRUNK,
    account_sid: RETAIL,
    application_sid: RETAIL_APP,
  }),
  ...range(44_207_946_100, 1, {
    voip_carrier_sid: CONTOSO_TRUNK,
    account_sid: CLINIC,
    application_sid: null,
  }),
];

export const SEEDED_TENANTS = [
  {
    sid: '1d47cacb-0022-47b9-aa26-83e14d9ea501',
    account_sid: GLOBEX,
    application_sid: null,
    tenant_fqdn: 'globex.teams.example.net',
  },
  {
    sid: '9de74ab6-dbc7-406b-96fd-c9eb0008738e',
    account_sid: INITECH,
    application_sid: null,
    tenant_fqdn: 'initech.teams.example.net',
  },
  {
    sid: 'a6c82469-9ba5-4fe8-a765-8b5dad11800c',
    account_sid: ACME,
    application_sid: SUPPORT_LINE,
    tenant_fqdn: 'acme.teams.example.net',
  },
]
  .map((tenant) => ({ ...tenant, service_provider_sid: NORTHWIND }))
  .concat([
    {
      sid: sidFor('tenant', 'Contoso Retail'),
      account_sid: RETAIL,
      application_sid: RETAIL_APP,
      tenant_fqdn: 'retail.teams.contoso.example',
      service_provider_sid: CONTOSO,
    },
    {
      sid: sidFor('tenant', 'Stark Manufacturing'),
      account_sid: sidFor('account', 'Stark Manufacturing'),
      application_sid: null,
      tenant_fqdn: `${'very-long-customer-name.'.repeat(9)}teams.example.net`,
      service_provider_sid: NORTHWIND,
    },
  ]);

type SeededRoute = {
  sid: string;
  entrySid: string;
  regex: string;
  description: string;
  priority: number;
  carrierSid: string;
};

export const SEEDED_LCRS: readonly { sid: string; columns: Columns; routes: SeededRoute[] }[] = [
  {
    sid: 'c038e855-9274-4bd5-bbea-3138a16d623a',
    columns: { name: 'Northwind outbound', service_provider_sid: NORTHWIND },
    routes: [
      {
        sid: '4e27f195-91f3-4387-ba7b-8056c9dbbbd2',
        entrySid: '76c0cb65-d508-451b-aaa2-d765a2a927e8',
        regex: '^1',
        description: 'US and Canada',
        priority: 0,
        carrierSid: SKYLINE,
      },
      {
        sid: 'c70b53cb-f5e9-4dea-a554-e2565f8c359b',
        entrySid: '1a16fc6f-b641-4270-b057-245df6e0b6eb',
        regex: '^44',
        description: 'United Kingdom',
        priority: 1,
        carrierSid: OVERFLOW,
      },
      {
        sid: '9b746fce-5f76-4d56-b875-ab99db46f1a3',
        entrySid: '50fd783e-fe88-4715-857e-c3929b4b164f',
        regex: '^4912',
        description: 'Germany special',
        priority: 2,
        carrierSid: BLUEWAVE,
      },
      {
        sid: 'a5c26fb9-cfe0-4bd6-ab6b-0cd5bf2b8d82',
        entrySid: 'c86d30bf-005a-44fc-803b-90b805cd9446',
        regex: '.*',
        description: 'System Default Route',
        priority: 9999,
        carrierSid: SKYLINE,
      },
    ],
  },
  {
    sid: 'efe65cb3-e332-43f9-aa00-9b1463d3900a',
    columns: { name: 'Acme outbound', account_sid: ACME },
    routes: [
      {
        sid: '6bc23602-44f5-4960-8dbd-d5a18adc0d8e',
        entrySid: '9fd7a361-7aeb-43b9-8f71-25eac2a57395',
        regex: '^1508',
        description: 'Local',
        priority: 0,
        carrierSid: ACME_PBX,
      },
      {
        sid: 'd025961b-3075-4f77-9322-0a46b6348b1b',
        entrySid: 'c14b7b95-1b27-42f2-8bf1-074c53dcf2e4',
        regex: '.*',
        description: 'System Default Route',
        priority: 9999,
        carrierSid: ACME_PBX,
      },
    ],
  },
];
