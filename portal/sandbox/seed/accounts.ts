import { ACME, CLINIC, CONTOSO, GLOBEX, INITECH, NORTHWIND, RETAIL } from './known-sids.ts';

type Columns = Record<string, string | number | null>;
type SeededHook = { url: string; username?: string; password?: string };

export type SeededAccount = {
  sid?: string;
  name: string;
  provider: string;
  realm?: string;
  /** Days before the first run. */
  age: number;
  columns?: Columns;
  bucket?: Record<string, unknown>;
  registrationHook?: SeededHook;
  queueHook?: SeededHook;
  limits?: Record<string, number>;
  ttsEntries?: number;
  webhookSecret?: string;
};

const googleKey = JSON.stringify({
  type: 'service_account',
  project_id: 'stark-recordings',
  private_key:
    '-----BEGIN PRIVATE KEY-----\nMIIFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE\n-----END PRIVATE KEY-----\n',
  client_email: 'recorder@stark-recordings.iam.gserviceaccount.com',
});

export const SEEDED_ACCOUNTS: readonly SeededAccount[] = [
  {
    sid: ACME,
    name: 'Acme Support',
    provider: NORTHWIND,
    realm: 'acme.sip.example.net',
    age: 412,
    columns: { record_all_calls: 1 },
    webhookSecret: 'wh_secret_2QUae1T7ZAGQsSuLmEizv2',
    bucket: {
      vendor: 's3_compatible',
      endpoint: 'http://services.example.net/s3',
      name: 'acme-recordings',
      access_key_id: 'AKIAFAKEBUCKET',
      secret_access_key: 'fake/bucket/secret/key/0001',
      tags: [{ Key: 'env', Value: 'dev' }],
    },
    registrationHook: {
      url: 'https://apps.example.com/register',
      username: 'hookuser',
      password: 'hookpass',
    },
    queueHook: { url: 'https://apps.example.com/queue' },
    limits: { voice_call_session: 20, voice_call_minutes_license: 0 },
    ttsEntries: 3,
  },
  {
    sid: GLOBEX,
    name: 'Globex Sales',
    provider: NORTHWIND,
    realm: 'globex.sip.example.net',
    age: 380,
    columns: { plan_type: 'paid' },
    limits: { voice_call_session: 50, device: 25 },
    ttsEntries: 118,
  },
  { sid: INITECH, name: 'Initech Labs', provider: NORTHWIND, age: 301 },
  {
    name: 'Stark Manufacturing',
    provider: NORTHWIND,
    realm: 'stark.sip.example.net',
    age: 254,
    columns: { plan_type: 'paid', record_all_calls: 1, record_format: 'wav' },
    bucket: {
      vendor: 'google',
      name: 'stark-call-recordings',
      service_key: googleKey,
      tags: [
        { Key: 'plant', Value: 'north' },
        { Key: 'retention', Value: '90d' },
      ],
    },
    limits: { voice_call_session: 120, voice_call_minutes: 20_000 },
    ttsEntries: 641,
  },
  {
    name: 'Wayne Logistics',
    provider: NORTHWIND,
    realm: 'wayne.sip.example.net',
    age: 233,
    columns: { plan_type: 'paid', record_all_calls: 1, enable_debug_log: 1 },
    bucket: {
      vendor: 'aws_s3',
      region: 'eu-central-1',
      name: 'wayne-voice-archive',
      access_key_id: 'AKIAFAKEWAYNE0001',
      secret_access_key: 'fakefakefakefakefakefakefakefakefake0001',
      tags: [{ Key: 'team', Value: 'dispatch' }],
    },
    queueHook: { url: 'https://hooks.example.net/wayne/queues' },
    limits: { voice_call_session: 80 },
    ttsEntries: 57,
  },
  {
    name: 'Hooli Helpdesk',
    provider: NORTHWIND,
    realm: 'hooli.sip.example.net',
    age: 190,
    columns: { record_all_calls: 0 },
    bucket: {
      vendor: 'azure',
      name: 'helpdesk-recordings',
      connection_string:
        'DefaultEndpointsProtocol=https;AccountName=hoolifake;AccountKey=ZmFrZWZha2VmYWtl;EndpointSuffix=core.example.net',
      tags: [{ Key: 'owner', Value: 'helpdesk' }],
    },
    registrationHook: { url: 'https://hooks.example.net/hooli/register' },
  },
  {
    name: 'Vandelay Imports',
    provider: NORTHWIND,
    realm: 'vandelay.sip.example.net',
    age: 151,
    columns: { plan_type: 'free' },
    limits: { voice_call_session: 1, device: 1 },
    ttsEntries: 9,
  },
  { name: 'Pied Piper', provider: NORTHWIND, age: 96, columns: { plan_type: 'free' } },
  {
    name: 'Soylent Catering',
    provider: NORTHWIND,
    realm: 'soylent.sip.example.net',
    age: 74,
    columns: { is_active: 0, deactivated_reason: 'unpaid invoice' },
  },
  {
    name: 'Tyrell Robotics and Replicant Aftercare International Hotline EU',
    provider: NORTHWIND,
    realm: 'tyrell-aftercare.sip.example.net',
    age: 41,
    columns: { plan_type: 'paid', enable_debug_log: 1 },
    queueHook: {
      url: 'https://hooks.example.net/tyrell/queue-events',
      username: 'tyrell',
      password: 'fakepass',
    },
  },
  { name: 'Umbrella Pilot', provider: NORTHWIND, age: 12 },
  { name: 'Empty account', provider: NORTHWIND, age: 3 },
  {
    sid: RETAIL,
    name: 'Contoso Retail',
    provider: CONTOSO,
    realm: 'retail.sip.contoso.example',
    age: 365,
    limits: { voice_call_session: 30 },
    ttsEntries: 22,
  },
  { sid: CLINIC, name: 'Contoso Clinic', provider: CONTOSO, age: 210 },
  {
    name: 'Contoso Travel',
    provider: CONTOSO,
    realm: 'travel.sip.contoso.example',
    age: 88,
    columns: { plan_type: 'paid' },
  },
];
