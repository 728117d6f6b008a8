import { choice, date, flag, int, sid, text } from './columns.ts';
import { refersTo, type Table } from './table.ts';

/* Gateways of carriers, addresses of the platform's servers and SIP clients; see tables.ts. */

const protocols = ['udp', 'tcp', 'tls', 'tls/srtp'] as const;

export const sipGateways: Table = {
  name: 'sip_gateways',
  key: 'sip_gateway_sid',
  columns: {
    ipv4: text(128, { required: true }),
    netmask: int({ required: true, default: 32 }),
    port: int(),
    inbound: { type: 'flag', required: true },
    outbound: { type: 'flag', required: true },
    voip_carrier_sid: sid({ required: true }),
    is_active: flag(1),
    send_options_ping: flag(0),
    use_sips_scheme: flag(0),
    pad_crypto: flag(0),
    protocol: choice(protocols, { required: true, default: 'udp' }),
    remove_ice: flag(0),
    dtls_off: flag(0),
  },
  references: [refersTo('voip_carriers', 'voip_carrier_sid_idxfk_2')],
};

export const smppGateways: Table = {
  name: 'smpp_gateways',
  key: 'smpp_gateway_sid',
  columns: {
    ipv4: text(128, { required: true }),
    port: int({ required: true, default: 2775 }),
    netmask: int({ required: true, default: 32 }),
    is_primary: flag(1),
    inbound: flag(0),
    outbound: flag(1),
    use_tls: flag(0),
    voip_carrier_sid: sid({ required: true }),
  },
  references: [refersTo('voip_carriers', 'voip_carrier_sid_idxfk')],
};

export const sbcAddresses: Table = {
  name: 'sbc_addresses',
  key: 'sbc_address_sid',
  columns: {
    ipv4: text(255, { required: true }),
    port: int({ required: true, default: 5060 }),
    tls_port: int(),
    wss_port: int(),
    service_provider_sid: sid(),
    last_updated: date(),
  },
  references: [refersTo('service_providers', 'service_provider_sid_idxfk')],
};

export const smppAddresses: Table = {
  name: 'smpp_addresses',
  key: 'smpp_address_sid',
  columns: {
    ipv4: text(255, { required: true }),
    port: int({ required: true, default: 5060 }),
    use_tls: flag(0),
    is_primary: flag(1),
    service_provider_sid: sid(),
  },
  references: [refersTo('service_providers', 'service_provider_sid_idxfk_9')],
};

export const clients: Table = {
  name: 'clients',
  key: 'client_sid',
  columns: {
    account_sid: sid({ required: true }),
    is_active: flag(1),
    username: text(64, { required: true }),
    password: text(1024),
    allow_direct_app_calling: flag(1),
    allow_direct_queue_calling: flag(1),
    allow_direct_user_calling: flag(1),
  },
  references: [refersTo('accounts', 'account_sid_idxfk_13')],
};
