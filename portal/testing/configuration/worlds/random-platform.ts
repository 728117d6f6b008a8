import fc from 'fast-check';
import type { Api, Row } from '../../../src/configuration/api.ts';

/*
 * A platform of one account and its provider, as its API answers: addresses, expressions and numbers
 * from small sets, so that they meet.
 */

export const providerSid = 'provider-sid';
export const accountSid = 'account-sid';
export const accountName = 'Acme';

const address = fc.constantFrom(
  '198.51.100.7',
  '203.0.113.0',
  '203.0.113.5',
  '203.0.113.64',
  '10.0.0.4',
  '54.172.60.1',
  'sip.example.com',
);

const gateway = fc.record({
  ipv4: address,
  port: fc.constantFrom(null, 5060, 5061, 5080),
  netmask: fc.constantFrom(32, 32, 30, 27, 24, 15),
  protocol: fc.constantFrom('udp', 'tcp', 'tls'),
  inbound: fc.constantFrom(0, 1),
  outbound: fc.constantFrom(0, 1),
  is_active: fc.constantFrom(0, 1, 1),
});

const carrier = fc.record({
  isShared: fc.boolean(),
  is_active: fc.constantFrom(0, 1, 1, 1),
  trunk_type: fc.constantFrom('static_ip', 'static_ip', 'auth', 'reg'),
  requires_register: fc.constantFrom(0, 0, 1),
  register_username: fc.constantFrom(null, 'trunk', 'other'),
  register_sip_realm: fc.constantFrom(null, 'reg.example.com', 'REG.example.com'),
  tech_prefix: fc.constantFrom(null, '777'),
  e164_leading_plus: fc.constantFrom(0, 1),
  application: fc.option(fc.nat(2), { freq: 2 }),
  gateways: fc.uniqueArray(gateway, {
    selector: ({ ipv4, port, netmask }) => `${ipv4} ${port} ${netmask}`,
    maxLength: 3,
  }),
});

type Gateway = typeof gateway extends fc.Arbitrary<infer One> ? One : never;

/** A file lists gateways in this order, which the doctor's sentences follow. */
const inFileOrder = (gateways: readonly Gateway[]) => {
  const keyOf = ({ ipv4, port, netmask }: Gateway) =>
    JSON.stringify([ipv4, `${port ?? ''}`, netmask === 32 ? '' : `${netmask}`]);
  return [...gateways].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
};

export const expressions = [
  '^44',
  '44',
  '^\\+44',
  '^\\+?1',
  '^4(4|9)',
  '^(44',
  '+44',
  '.*',
  '^1(2|3)+$',
  '[2-4]{2}',
  '^49|33',
];

const table = fc.record({
  isActive: fc.constantFrom(0, 1, 1, 1),
  fallback: fc.option(fc.nat(4), { freq: 4 }),
  routes: fc.uniqueArray(fc.tuple(fc.constantFrom(...expressions), fc.nat(4)), {
    selector: ([expression]) => expression,
    maxLength: 6,
  }),
});

const drawn = fc.record({
  realm: fc.constantFrom(null, 'acme.example.com'),
  isInactive: fc.constantFrom(false, false, false, true),
  carriers: fc.array(carrier, { minLength: 1, maxLength: 4 }),
  table: fc.option(table, { freq: 5 }),
  applications: fc.integer({ min: 0, max: 3 }),
  numbers: fc.uniqueArray(
    fc.tuple(
      fc.constantFrom('442079460123', '12125550100', '4420794*', '49301234567', '*'),
      fc.nat(3),
      fc.option(fc.nat(2)),
    ),
    { selector: ([number, of]) => `${number} ${of}`, maxLength: 6 },
  ),
});

/** All rows of a platform. */
export type PlatformRows = {
  accounts: Row[];
  carriers: Row[];
  gateways: Record<string, Row[]>;
  applications: Row[];
  numbers: Row[];
  tables: Row[];
  routes: Record<string, Row[]>;
};

export const randomPlatform: fc.Arbitrary<PlatformRows> = drawn.map((world) => {
  const owner = { account_sid: accountSid, service_provider_sid: null };
  const applications = Array.from({ length: world.applications }, (_, at) => ({
    application_sid: `application-${at}`,
    name: `App ${at}`,
    ...owner,
    call_hook: { url: 'https://app.example.com', method: 'POST' },
    call_status_hook: { url: 'https://app.example.com', method: 'POST' },
    speech_synthesis_vendor: 'google',
    speech_recognizer_vendor: 'google',
  }));
  const applicationAt = (at: number | null) =>
    at === null ? null : (applications[at]?.application_sid ?? null);
  const carriers = world.carriers.map(({ isShared, application, gateways, ...columns }, at) => ({
    voip_carrier_sid: `carrier-${at}`,
    name: `Carrier ${at}`,
    account_sid: isShared ? null : accountSid,
    service_provider_sid: providerSid,
    application_sid: isShared ? null : applicationAt(application),
    ...columns,
  }));
  const carrierAt = (at: number) => carriers[at % carriers.length]?.voip_carrier_sid ?? '';
  const entry = (id: string, at: number) => ({
    lcr_carrier_set_entry_sid: `entry-${id}`,
    voip_carrier_sid: carrierAt(at),
    priority: 0,
  });
  const { table: own } = world;
  return {
    accounts: [
      {
        account_sid: accountSid,
        name: accountName,
        service_provider_sid: providerSid,
        sip_realm: world.realm,
        is_active: world.isInactive ? 0 : 1,
        device_calling_application_sid: applicationAt(0),
      },
    ],
    applications,
    carriers,
    gateways: Object.fromEntries(
      world.carriers.map(({ gateways }, at) => [
        `carrier-${at}`,
        inFileOrder(gateways).map((one, index) => ({
          sip_gateway_sid: `gateway-${at}-${index}`,
          ...one,
        })),
      ]),
    ),
    numbers: world.numbers.map(([number, of, application], at) => ({
      phone_number_sid: `number-${at}`,
      number,
      voip_carrier_sid: carrierAt(of),
      account_sid: accountSid,
      application_sid: applicationAt(application),
    })),
    tables: own
      ? [
          {
            lcr_sid: 'table',
            name: 'Routes',
            is_active: own.isActive,
            account_sid: accountSid,
            service_provider_sid: null,
            default_carrier_set_entry_sid: own.fallback === null ? null : 'entry-default',
          },
        ]
      : [],
    routes: {
      table: own
        ? [
            ...own.routes.map(([regex, of], priority) => ({
              lcr_route_sid: `route-${priority}`,
              regex,
              priority,
              lcr_carrier_set_entries: [entry(String(priority), of)],
            })),
            ...(own.fallback === null
              ? []
              : [
                  {
                    lcr_route_sid: 'route-default',
                    regex: '.*',
                    priority: 9999,
                    lcr_carrier_set_entries: [entry('default', own.fallback)],
                  },
                ]),
          ]
        : [],
    },
  };
});

/** Responds like the platform. */
export const apiOf = (rows: PlatformRows): Api => ({
  call: async (_, at) => {
    const url = new URL(`http://platform/${at}`);
    const path = url.pathname.slice(1);
    const sid = url.searchParams.get('voip_carrier_sid') ?? url.searchParams.get('lcr_sid') ?? '';
    if (path === 'Accounts') return rows.accounts;
    if (path === `Accounts/${accountSid}`) return rows.accounts[0];
    if (path.endsWith('Applications')) return rows.applications;
    if (path === 'VoipCarriers') return rows.carriers;
    if (path.endsWith('/VoipCarriers')) return { total: rows.carriers.length, data: rows.carriers };
    if (path === 'SipGateways') return rows.gateways[sid];
    if (path === 'Lcrs') return rows.tables;
    if (path === 'LcrRoutes') return rows.routes[sid] ?? [];
    if (path === 'PhoneNumbers') {
      return url.searchParams.has('page')
        ? { total: rows.numbers.length, data: rows.numbers }
        : rows.numbers;
    }
    return [];
  },
});
