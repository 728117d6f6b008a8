type Columns = Record<string, string | number | null>;

export type CarrierTemplate = {
  sid: string;
  columns: Columns & { name: string };
  sipGateways: readonly Columns[];
  smppGateways: readonly Columns[];
};

const blank = {
  requires_static_ip: 0,
  e164_leading_plus: 0,
  requires_register: 0,
  register_username: null,
  register_sip_realm: null,
  register_password: null,
  tech_prefix: null,
  inbound_auth_username: null,
  inbound_auth_password: null,
  diversion: null,
  trunk_type: 'static_ip',
};

/** Gateways for the source addresses of inbound calls. */
const inbound = (...addresses: string[]): Columns[] =>
  addresses.map((ipv4) => ({ ipv4, netmask: 32, port: 5060, inbound: 1, outbound: 0 }));
const outbound = (ipv4: string, more: Columns = {}): Columns => ({
  ipv4,
  netmask: 32,
  port: 5060,
  inbound: 0,
  outbound: 1,
  ...more,
});

/** In order of id. The first five are the platform's own (`predefined-carriers#list-no-token`). */
export const CARRIER_TEMPLATES: readonly CarrierTemplate[] = [
  {
    sid: '032d90d5-39e8-41c0-b807-9c88cffba65c',
    columns: {
      ...blank,
      name: 'Voxbone',
      e164_leading_plus: 1,
      register_username: '<your-voxbone-outbound-username>',
      register_password: '<your-voxbone-outbound-password>',
      diversion: '<your-voxbone-DID>',
    },
    sipGateways: [
      ...inbound('81.201.82.45', '81.201.84.195', '81.201.85.45', '81.201.83.45'),
      outbound('voxout.voxbone.com'),
    ],
    smppGateways: [],
  },
  {
    sid: '17479288-bb9f-421a-89d1-f4ac57af1dca',
    columns: { ...blank, name: 'TelecomsXChange', tech_prefix: 'your-tech-prefix' },
    sipGateways: [
      ...inbound('174.136.44.213', '174.136.44.11'),
      outbound('sip01.telecomsxchange.com'),
    ],
    smppGateways: [
      { ipv4: 'smpp01.telecomsxchange.com', port: 2776, inbound: 0, outbound: 1, is_primary: 1 },
      { ipv4: '174.136.44.213', port: 2775, inbound: 1, outbound: 0, is_primary: 1 },
      { ipv4: '174.136.44.11', port: 2775, inbound: 1, outbound: 0, is_primary: 1 },
    ],
  },
  {
    sid: '541ef8ec-0524-4a1d-b9c4-2a672764992e',
    columns: {
      ...blank,
      name: 'Retell',
      e164_leading_plus: 1,
      inbound_auth_username: '<your-retell-auth-username>',
      inbound_auth_password: '<your-retell-auth-password>',
      trunk_type: 'auth',
    },
    sipGateways: [outbound('sip.retellai.com', { protocol: 'tcp' })],
    smppGateways: [],
  },
  {
    sid: '7d509a18-bbff-4c5d-b21e-b99bf8f8c49a',
    columns: {
      ...blank,
      name: 'Twilio',
      e164_leading_plus: 1,
      register_username: '<your-twilio-credential-username>',
      register_password: '<your-twilio-credential-password>',
    },
    sipGateways: [
      { ipv4: '54.172.60.0', netmask: 30, port: 5060, inbound: 1, outbound: 0 },
      { ipv4: '54.244.51.0', netmask: 30, port: 5060, inbound: 1, outbound: 0 },
      { ipv4: '54.171.127.192', netmask: 30, port: 5060, inbound: 1, outbound: 0 },
      outbound('<your-twilio-sip-trunk>.pstn.twilio.com'),
    ],
    smppGateways: [],
  },
  {
    sid: 'e6fb301a-1af0-4fb8-a1f6-f65530c6e1c6',
    columns: {
      ...blank,
      name: 'Simwood',
      e164_leading_plus: 1,
      register_username: '<your-simwood-auth-trunk-username>',
      register_password: '<your-simwood-auth-trunk-password>',
    },
    sipGateways: [
      ...inbound('185.63.140.77', '172.86.225.77', '178.22.139.77', '185.63.142.77'),
      ...inbound('172.86.225.88'),
      outbound('out.simwood.com'),
    ],
    smppGateways: [],
  },
  {
    sid: 'f1a4c7d2-6b0e-4f5a-9c31-2d8e7b5a9041',
    columns: {
      ...blank,
      name: 'Example Registered Trunk',
      requires_register: 1,
      register_username: '<your-username>',
      register_sip_realm: 'sip.trunk.example.net',
      register_password: '<your-password>',
      trunk_type: 'reg',
    },
    sipGateways: [outbound('sip.trunk.example.net')],
    smppGateways: [],
  },
  {
    sid: 'f58d0b3e-1c92-4a77-8e64-90bb3cf7a512',
    columns: { ...blank, name: 'Example Leased Line', requires_static_ip: 1, tech_prefix: '7000' },
    sipGateways: [
      { ipv4: '192.0.2.128', netmask: 28, port: 5060, inbound: 1, outbound: 0 },
      outbound('192.0.2.130', { protocol: 'tls/srtp', port: 5061, pad_crypto: 1 }),
    ],
    smppGateways: [],
  },
];

export const templateView = ({ sid, columns: { name, ...columns } }: CarrierTemplate) => ({
  predefined_carrier_sid: sid,
  name,
  ...columns,
});
