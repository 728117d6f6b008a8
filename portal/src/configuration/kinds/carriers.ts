import { carrier } from '../../platform/records/carrier.ts';
import { sipGateway, smppGateway } from '../../platform/records/gateways.ts';
import { kindFromRecord, shapeFromRecord } from './from-record.ts';

const netmask = { help: 'How many bits of the address count.' };

export const carriers = kindFromRecord(carrier, {
  name: 'carriers',
  one: 'carrier',
  title: 'Carriers',
  owners: ['account', 'provider'],
  inFile: {
    application_sid: {
      help: 'Takes calls to numbers that name no application. For carriers of an account alone.',
    },
    e164_leading_plus: { help: 'Numbers go out with a leading plus.' },
    smpp_enquire_link_interval: { help: 'In seconds; 0 for none.' },
  },
  parts: {
    sip_gateways: shapeFromRecord(sipGateway, {
      one: 'SIP gateway',
      title: 'SIP gateways',
      inFile: {
        ipv4: { help: 'IPv4 address, or a host name for calls out.' },
        port: { help: 'Nothing leaves the port to DNS.' },
        netmask,
        inbound: { isAlways: true, help: 'Calls come in from here.' },
        outbound: { isAlways: true, help: 'Calls go out to here.' },
      },
    }),
    smpp_gateways: shapeFromRecord(smppGateway, {
      one: 'SMPP gateway',
      title: 'SMPP gateways',
      inFile: {
        ipv4: { help: 'IPv4 address or host name.' },
        netmask,
        inbound: { isAlways: true, help: 'Messages come in from here.' },
        outbound: { isAlways: true, help: 'Messages go out to here.' },
        is_primary: { default: true },
      },
    }),
  },
});
