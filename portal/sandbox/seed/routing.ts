import type { Store } from '../store/store.ts';
import * as trunks from '../store/tables-trunks.ts';
import * as voice from '../store/tables-voice.ts';
import { ACME, CONTOSO, CONTOSO_TRUNK, GLOBEX, RETAIL } from './known-sids.ts';
import { sidFor } from './sids.ts';
import { SEEDED_TRUNKS } from './trunks.ts';

type Columns = Record<string, string | number | null>;

type Route = Columns & {
  regex: string;
  description: string | null;
  priority: number;
};

type Table = {
  sid: string;
  columns: Columns;
  routes: readonly { route: Route; carriers: readonly string[] }[];
};

const account = (name: string) => sidFor('account', name);
const table = (name: string) => sidFor('lcr', name);
const route = (regex: string, description: string | null, priority: number): Route => ({
  regex,
  description,
  priority,
});

const shared = SEEDED_TRUNKS.filter(
  ({ provider, accountSid }) => provider !== CONTOSO && accountSid === null,
).map(({ sid }) => sid);

const fallback = (carriers: readonly string[]) => ({
  route: route('.*', 'System Default Route', 9999),
  carriers,
});

const tables: readonly Table[] = [
  {
    sid: 'd5815099-48a2-413f-b567-877f933a7325',
    columns: { name: 'Contoso outbound', service_provider_sid: CONTOSO, is_active: 0 },
    routes: [
      { route: route('^44', 'United Kingdom', 0), carriers: [CONTOSO_TRUNK] },
      fallback([CONTOSO_TRUNK]),
    ],
  },
  {
    // Everything that a table of routes must cope with.
    sid: table('Stark'),
    columns: { name: 'Stark least cost', account_sid: account('Stark Manufacturing') },
    routes: [
      {
        route: route('^(4420|44161|44121|44131|44151)$', 'As long as the column takes', 0),
        carriers: shared.slice(0, 1),
      },
      { route: route('^(?:1(?:8(?:00|88|77|66|55)))', 'Toll free', 1), carriers: shared },
      {
        route: route('^(44', 'Never matches: no end to the group', 2),
        carriers: shared.slice(0, 2),
      },
      { route: route('^49', null, 3), carriers: shared.slice(3, 6) },
      { route: route('^49', 'The same again, later', 3), carriers: shared.slice(2, 3) },
      { route: route('^\\+?33[67]', 'Mobil, überall – 日本', 17), carriers: shared.slice(4, 5) },
      { route: route('^81', 'x'.repeat(1024), 250), carriers: shared.slice(5, 7) },
      fallback(shared.slice(0, 3)),
    ],
  },
  {
    sid: table('Wayne'),
    columns: { name: 'Wayne dispatch', account_sid: account('Wayne Logistics') },
    routes: Array.from({ length: 40 }, (_, index) => ({
      route: route(`^1${200 + index}`, `Area ${200 + index}`, index),
      carriers: [shared[index % shared.length] ?? ''],
    })),
  },
  {
    sid: table('Hooli'),
    columns: { name: 'Hooli default only', account_sid: account('Hooli Helpdesk') },
    routes: [fallback(shared.slice(1, 2))],
  },
  {
    sid: table('Vandelay'),
    columns: { name: 'Nothing routed yet', account_sid: account('Vandelay Imports'), is_active: 0 },
    routes: [],
  },
];

export function seedRouting({ writer }: Store): void {
  for (const { sid, columns, routes } of tables) {
    writer.insert(voice.lcr, sid, columns);
    for (const [index, { route: values, carriers }] of routes.entries()) {
      const routeSid = sidFor('lcr-route', `${sid}/${index}`);
      writer.insert(voice.lcrRoutes, routeSid, { ...values, lcr_sid: sid });
      const entries = carriers.map((voip_carrier_sid, place) => {
        const key = sidFor('lcr-entry', `${sid}/${index}/${place}`);
        const entry = { lcr_route_sid: routeSid, voip_carrier_sid, priority: place };
        return writer.insert(voice.lcrCarrierSetEntries, key, { ...entry, workload: place + 1 });
      });
      if (values.priority === 9999) {
        writer.update(voice.lcr, sid, { default_carrier_set_entry_sid: entries[0] });
      }
    }
  }
}

const CLIENTS: readonly (Columns & { sid?: string; username: string; account_sid: string })[] = [
  {
    sid: '3eab2b4e-3391-4617-a2db-c7a9835dd9a2',
    account_sid: ACME,
    username: 'softphone',
    password: 'pass-softphone1',
    is_active: 0,
  },
  {
    sid: '48a57625-1bc5-48fb-ad81-dfe52a1e2ad1',
    account_sid: ACME,
    username: 'desk100',
    password: 'pass-desk100x',
  },
  {
    sid: 'f12683d7-a158-473f-ad5a-6d43416a7b46',
    account_sid: ACME,
    username: 'desk101',
    password: 'pass-desk101x',
    allow_direct_queue_calling: 0,
  },
  {
    sid: 'd92aff5b-cb42-4f71-a9e3-28e9c4d56423',
    account_sid: GLOBEX,
    username: 'sales1',
    password: 'pass-sales1',
  },
  {
    sid: '150cbd5f-eb92-4269-9249-b453349a0515',
    account_sid: RETAIL,
    username: 'till1',
    password: 'pass-till1x',
  },
  { account_sid: RETAIL, username: 'till2', password: null },
  {
    account_sid: account('Stark Manufacturing'),
    username: 'gate-intercom-with-a-name-as-long-as-the-column-will-take-123456',
    password: 'x',
  },
  ...Array.from({ length: 24 }, (_, index) => ({
    account_sid: account('Wayne Logistics'),
    username: `dispatch${String(index + 1).padStart(2, '0')}`,
    password: `pass-dispatch${index}`,
    is_active: Number(index % 8 !== 7),
    allow_direct_app_calling: Number(index % 3 !== 2),
    allow_direct_user_calling: Number(index % 4 !== 3),
  })),
];

export function seedClients({ writer }: Store): void {
  for (const { sid, ...client } of CLIENTS) {
    const key = sid ?? sidFor('client', `${client.account_sid}/${client.username}`);
    writer.insert(trunks.clients, key, client);
  }
}

export function seedAddresses({ writer }: Store): void {
  for (const [sid, columns] of [
    [
      'f6567ae1-bf97-49af-8931-ca014b689995',
      { ipv4: '198.51.100.10', tls_port: 5061, wss_port: 8443 },
    ],
    ['f6567ae1-bf97-49af-8931-ca014b689996', { ipv4: '198.51.100.11' }],
  ] as const) {
    writer.insert(trunks.sbcAddresses, sid, columns);
  }
  for (const [sid, port, use_tls] of [
    ['de5ed2f1-bccd-4600-a95e-cef46e9a3a4f', 2775, 0],
    ['de5ed2f1-bccd-4600-a95e-cef46e9a3a50', 3550, 1],
  ] as const) {
    writer.insert(trunks.smppAddresses, sid, { ipv4: '198.51.100.20', port, use_tls });
  }
}
