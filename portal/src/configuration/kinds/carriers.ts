import { always, choice, flag, integer, reference, secret, text } from '../members.ts';
import type { Kind, Shape } from '../model.ts';

const sipGateway: Shape = {
  one: 'SIP gateway',
  title: 'SIP gateways',
  sid: 'sip_gateway_sid',
  identity: ['address', 'port', 'netmask'],
  columns: always([
    text('address', 'Network address', {
      column: 'ipv4',
      isRequired: true,
      help: 'IPv4 address, or a host name for calls out.',
    }),
    integer('port', 'Port', { help: 'Nothing leaves the port to DNS.' }),
    integer('netmask', 'Netmask', { default: 32, help: 'How many bits of the address count.' }),
    choice('protocol', 'Protocol', ['udp', 'tcp', 'tls', 'tls/srtp'], { default: 'udp' }),
    flag('inbound', 'Inbound', { isAlways: true, help: 'Calls come in from here.' }),
    flag('outbound', 'Outbound', { isAlways: true, help: 'Calls go out to here.' }),
    flag('active', 'Active', { column: 'is_active', default: true }),
    flag('pad_crypto', 'Pad crypto'),
    flag('send_options_ping', 'Send OPTIONS ping'),
    flag('use_sips_scheme', 'Use SIPS scheme'),
    flag('remove_ice', 'Remove ICE'),
    flag('dtls_off', 'DTLS off'),
  ]),
};

const smppGateway: Shape = {
  one: 'SMPP gateway',
  title: 'SMPP gateways',
  sid: 'smpp_gateway_sid',
  identity: ['address', 'port', 'netmask'],
  columns: always([
    text('address', 'Network address', {
      column: 'ipv4',
      isRequired: true,
      help: 'IPv4 address or host name.',
    }),
    integer('port', 'Port', { default: 2775 }),
    integer('netmask', 'Netmask', { default: 32, help: 'How many bits of the address count.' }),
    flag('inbound', 'Inbound', { isAlways: true, help: 'Messages come in from here.' }),
    flag('outbound', 'Outbound', { isAlways: true, help: 'Messages go out to here.' }),
    flag('primary', 'Primary', { column: 'is_primary', default: true }),
    flag('use_tls', 'Use TLS'),
  ]),
};

export const carriers: Kind = {
  name: 'carriers',
  one: 'carrier',
  title: 'Carriers',
  owners: ['account', 'provider'],
  sid: 'voip_carrier_sid',
  identity: ['name'],
  columns: always([
    text('name', 'Carrier name', { isRequired: true }),
    text('description', 'Description'),
    flag('active', 'Active', { column: 'is_active', default: true }),
    reference('application', 'Default application', 'applications', 'application_sid', {
      help: 'Takes calls to numbers that name no application. For carriers of an account alone.',
    }),
    choice('trunk_type', 'Authentication', ['static_ip', 'auth', 'reg'], { default: 'static_ip' }),
    flag('e164_leading_plus', 'Leading +', { help: 'Numbers go out with a leading plus.' }),
    choice('dtmf_type', 'DTMF type', ['rfc2833', 'tones', 'info'], { default: 'rfc2833' }),
    flag('requires_register', 'Requires registration'),
    text('register_username', 'Outbound authentication: username'),
    secret('register_password', 'Outbound authentication: password', {
      isClear: true,
      goesWith: 'register_username',
    }),
    text('register_sip_realm', 'Outbound authentication: SIP realm'),
    text('register_from_user', 'Outbound authentication: From user'),
    text('register_from_domain', 'Outbound authentication: From domain'),
    flag('register_public_ip_in_contact', 'Public IP address in Contact'),
    text('inbound_auth_username', 'Inbound authentication: username'),
    secret('inbound_auth_password', 'Inbound authentication: password', {
      isClear: true,
      goesWith: 'inbound_auth_username',
    }),
    text('tech_prefix', 'Tech prefix'),
    text('diversion', 'SIP Diversion header'),
    text('outbound_sip_proxy', 'Outbound SIP proxy'),
    text('smpp_system_id', 'Outbound SMPP credentials: system ID'),
    secret('smpp_password', 'Outbound SMPP credentials: password', {
      isClear: true,
      goesWith: 'smpp_system_id',
    }),
    integer('smpp_enquire_link_interval', 'SMPP enquire link interval', {
      default: 0,
      help: 'In seconds; 0 for none.',
    }),
    text('smpp_inbound_system_id', 'Inbound SMPP credentials: system ID'),
    secret('smpp_inbound_password', 'Inbound SMPP credentials: password', {
      isClear: true,
      goesWith: 'smpp_inbound_system_id',
    }),
  ]),
  parts: { sip_gateways: sipGateway, smpp_gateways: smppGateway },
};
