import { bit, choice, flag, integer, port, text, unshown } from './column.ts';
import { defineRecord } from './record.ts';

const address = text('ipv4', 'Network address', {
  required: 'Enter an address.',
  maxLength: 128,
  file: 'address',
});
const netmask = integer('netmask', 'Netmask', 32, { range: [1, 32] });

export const sipGateway = defineRecord({
  resource: 'SipGateways',
  identity: ['address', 'port', 'netmask'],
  columns: {
    address,
    port: port('port', 'Port', ''),
    netmask,
    protocol: choice<'protocol', string>('protocol', 'Protocol', ['udp', 'tcp', 'tls', 'tls/srtp']),
    isInbound: bit('inbound', 'Inbound', false),
    isOutbound: bit('outbound', 'Outbound', false),
    isActive: flag('is_active', 'Active', true),
    padCrypto: flag('pad_crypto', 'Pad crypto', false),
    sendsOptionsPing: flag('send_options_ping', 'Send OPTIONS ping', false),
    usesSipsScheme: flag('use_sips_scheme', 'Use SIPS scheme', false),
    removeIce: unshown(flag('remove_ice', 'Remove ICE', false)),
    dtlsOff: unshown(flag('dtls_off', 'DTLS off', false)),
  },
});

/** Forms show the two directions as one choice, which is fixed once the gateway is stored. */
export const smppGateway = defineRecord({
  resource: 'SmppGateways',
  identity: ['address', 'port', 'netmask'],
  columns: {
    address,
    port: port('port', 'Port', '2775'),
    netmask,
    isInbound: bit('inbound', 'Inbound', false, { isFixed: true }),
    isOutbound: bit('outbound', 'Outbound', false, { isFixed: true }),
    isPrimary: flag('is_primary', 'Primary', false),
    usesTls: flag('use_tls', 'Use TLS', false),
  },
});
