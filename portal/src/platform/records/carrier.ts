import { proxyError, techPrefixError } from '../values/trunk-rules.ts';
import { choice, clearSecret, flag, integer, reference, text, unshown } from './column.ts';
import { defineRecord } from './record.ts';

export const carrier = defineRecord({
  resource: 'VoipCarriers',
  identity: ['name'],
  columns: {
    name: text('name', 'Carrier name', { required: 'Give the carrier a name.', maxLength: 64 }),
    description: unshown(text('description', 'Description')),
    isActive: flag('is_active', 'Active', true),
    /** '' if all accounts of the provider may use it. */
    accountSid: reference('account_sid', 'Used by', 'accounts', { isOwner: true }),
    applicationSid: reference('application_sid', 'Default application', 'applications'),
    trunkType: unshown(choice('trunk_type', 'Authentication', ['static_ip', 'auth', 'reg'])),
    hasLeadingPlus: flag('e164_leading_plus', 'Leading +', false),
    dtmfType: choice<'dtmf_type', string>('dtmf_type', 'DTMF type', ['rfc2833', 'tones', 'info']),
    authentication: {
      label: 'Outbound authentication',
      columns: {
        requiresRegister: flag('requires_register', 'registration', false, {
          sentWith: ['register_username', 'register_password'],
        }),
        username: text('register_username', 'username', { maxLength: 64 }),
        password: clearSecret('register_password', 'password', { goesWith: 'register_username' }),
        realm: text('register_sip_realm', 'SIP realm', { maxLength: 64 }),
        fromUser: text('register_from_user', 'From user', { maxLength: 128 }),
        fromDomain: text('register_from_domain', 'From domain', { maxLength: 255 }),
        usesPublicIp: flag('register_public_ip_in_contact', 'public IP address in Contact', false),
      },
    },
    inboundUsername: unshown(
      text('inbound_auth_username', 'Inbound authentication: username', { maxLength: 64 }),
    ),
    inboundPassword: unshown(
      clearSecret('inbound_auth_password', 'Inbound authentication: password', {
        goesWith: 'inbound_auth_username',
      }),
    ),
    techPrefix: text('tech_prefix', 'Tech prefix', { maxLength: 16, check: techPrefixError }),
    diversion: text('diversion', 'SIP Diversion header', { maxLength: 32 }),
    outboundProxy: text('outbound_sip_proxy', 'Outbound SIP proxy', {
      maxLength: 255,
      check: proxyError,
      normalise: (typed) => typed.replace(/\s/g, ''),
    }),
    sms: {
      columns: {
        outbound: {
          label: 'Outbound SMPP credentials',
          columns: {
            systemId: text('smpp_system_id', 'system ID', { maxLength: 255 }),
            password: clearSecret('smpp_password', 'password', { goesWith: 'smpp_system_id' }),
          },
        },
        enquireLinkInterval: unshown(
          integer('smpp_enquire_link_interval', 'SMPP enquire link interval', 0),
        ),
        inbound: {
          label: 'Inbound SMPP credentials',
          columns: {
            systemId: text('smpp_inbound_system_id', 'system ID', { maxLength: 255 }),
            password: clearSecret('smpp_inbound_password', 'password', {
              goesWith: 'smpp_inbound_system_id',
            }),
          },
        },
      },
    },
  },
});
