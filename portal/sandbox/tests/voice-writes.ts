import { ACME, NORTHWIND, SUPPORT_LINE } from '../seed/known-sids.ts';
import { tenantIds } from './tenants.ts';

type Body = Record<string, unknown>;

const ids = tenantIds('northwind');
const { voip_carrier_sid, speech_credential_sid, LcrRoutes: lcr_route_sid } = ids;
const provider = `/ServiceProviders/${NORTHWIND}`;

const carrier = {
  name: 'Bad input {n}',
  description: 'd',
  account_sid: ACME,
  application_sid: SUPPORT_LINE,
  requires_register: 1,
  register_username: 'u',
  register_password: 'p',
  register_sip_realm: 'realm.example.net',
  register_from_domain: 'from.example.net',
  tech_prefix: '9',
  is_active: true,
  smpp_enquire_link_interval: 30,
  dtmf_type: 'info',
  trunk_type: 'reg',
};
const sipGateway = {
  voip_carrier_sid,
  ipv4: '192.0.2.1',
  netmask: 32,
  port: 5060,
  inbound: 1,
  outbound: 0,
  protocol: 'tls/srtp',
};
const smppGateway = { voip_carrier_sid, ipv4: '192.0.2.1', port: 2775, is_primary: 1, use_tls: 0 };
const address = { ipv4: '192.0.2.1', port: 5060, service_provider_sid: NORTHWIND };
const tenant = {
  tenant_fqdn: 'bad{n}.example',
  account_sid: ACME,
  service_provider_sid: NORTHWIND,
  application_sid: SUPPORT_LINE,
};
const client = {
  account_sid: ACME,
  username: 'bad{n}',
  password: 'secret',
  is_active: 1,
  allow_direct_app_calling: false,
};
const route = { lcr_sid: ids['Lcrs'], regex: '^1', description: 'd', priority: 1 };
const entry = { lcr_route_sid, voip_carrier_sid, workload: 1, priority: 0 };
const microsoft = {
  vendor: 'microsoft',
  label: 'bad{n}',
  use_for_tts: 1,
  use_for_stt: true,
  account_sid: ACME,
  service_provider_sid: NORTHWIND,
  region: 'eastus',
  api_key: 'fakekey',
  use_custom_tts: 0,
  custom_tts_endpoint_url: '',
};
const google = {
  vendor: 'google',
  label: 'bad{n}',
  use_for_tts: 1,
  use_for_stt: 1,
  service_key: '{"client_email":"a","private_key":"b"}',
  model_id: 'm',
};
const voice = {
  speech_credential_sid,
  name: 'v',
  model: '',
  reported_usage: 'OFFLINE',
  use_voice_cloning_key: 1,
};
const lcr = {
  name: 'l',
  is_active: 1,
  default_carrier_set_entry_sid: ids['LcrCarrierSetEntries'],
};
const number = {
  number: '+1777{n}',
  account_sid: ACME,
  application_sid: SUPPORT_LINE,
  voip_carrier_sid,
  service_provider_sid: NORTHWIND,
};

const post = (path: string, body: Body) => ({ method: 'POST' as const, path, body });
const put = (path: string, body: Body) => ({ method: 'PUT' as const, path, body });

/** Path of the tenant's complete row, by resource. */
const row = (resource: string) => `/${resource}/${ids[resource]}`;

/** Valid bodies for writes of carriers, numbers, routing, clients and speech. */
export const VOICE_WRITES = [
  post('/VoipCarriers', carrier),
  put(row('VoipCarriers'), carrier),
  post(`${provider}/VoipCarriers`, carrier),
  put(`${provider}/VoipCarriers/${voip_carrier_sid}`, carrier),
  put(`/Accounts/${ACME}/VoipCarriers/${voip_carrier_sid}`, carrier),
  post('/SipGateways', sipGateway),
  put(row('SipGateways'), sipGateway),
  post('/SmppGateways', smppGateway),
  put(row('SmppGateways'), smppGateway),
  post('/Sbcs', { ...address, tls_port: 5061, last_updated: '2026-11-01 00:00:00' }),
  post('/Smpps', { ...address, use_tls: true }),
  post('/PhoneNumbers', number),
  put(row('PhoneNumbers'), { account_sid: ACME, application_sid: null }),
  post('/MicrosoftTeamsTenants', tenant),
  put(row('MicrosoftTeamsTenants'), tenant),
  post('/Lcrs', lcr),
  put(row('Lcrs'), lcr),
  post('/LcrRoutes', route),
  put(row('LcrRoutes'), route),
  post('/LcrCarrierSetEntries', entry),
  put(row('LcrCarrierSetEntries'), entry),
  post('/Clients', client),
  put(row('Clients'), client),
  post(`${provider}/SpeechCredentials`, microsoft),
  post(`/Accounts/${ACME}/SpeechCredentials`, google),
  put(`${provider}/SpeechCredentials/${speech_credential_sid}`, google),
  post('/GoogleCustomVoices', voice),
  put(row('GoogleCustomVoices'), voice),
];
