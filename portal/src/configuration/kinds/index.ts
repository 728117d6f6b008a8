import { application } from '../../platform/records/application.ts';
import { carrier } from '../../platform/records/carrier.ts';
import { client } from '../../platform/records/client.ts';
import { reference } from '../../platform/records/column.ts';
import { sipGateway, smppGateway } from '../../platform/records/gateways.ts';
import { phoneNumber } from '../../platform/records/phone-number.ts';
import { route, routingTable } from '../../platform/records/routing.ts';
import { teamsTenant } from '../../platform/records/teams-tenant.ts';
import type { Resource } from '../../platform/resources/sid-columns.ts';
import type { Kind, KindName, PartName, PartShape } from '../model.ts';
import { numberProblem } from '../rules/numbers.ts';
import { limits, settings } from './account.ts';
import { kindFromRecord, partFromRecord } from './from-record.ts';
import { speech } from './speech.ts';

const applications = kindFromRecord(application, {
  name: 'applications',
  one: 'application',
  title: 'Applications',
  owners: ['account'],
  isUnique: true,
  inFile: {
    app_json: { help: 'Verbs that are run in place of the webhook.' },
    messaging_hook: { isLasting: true },
    env_vars: { help: 'By the names that the application tells.' },
    // The platform's own defaults.
    speech_synthesis_vendor: { default: 'google', isAlways: true },
    speech_synthesis_language: { default: 'en-US', isAlways: true },
    speech_synthesis_voice: { default: 'en-US-Standard-C', isAlways: true },
    speech_recognizer_vendor: { default: 'google', isAlways: true },
    speech_recognizer_language: { default: 'en-US', isAlways: true },
  },
});

const netmask = { help: 'How many bits of the address count.' };

const carriers = kindFromRecord(carrier, {
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
  parts: [
    partFromRecord(sipGateway, {
      name: 'sip_gateways',
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
    partFromRecord(smppGateway, {
      name: 'smpp_gateways',
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
  ],
});

const numbers = kindFromRecord(phoneNumber, {
  name: 'numbers',
  one: 'phone number',
  title: 'Phone numbers',
  owners: ['account'],
  isUnique: true,
  inFile: { number: { help: 'Digits with the country code.', check: numberProblem } },
});

const teamsTenants = kindFromRecord(teamsTenant, {
  name: 'teams_tenants',
  one: 'Teams tenant',
  title: 'Teams tenants',
  owners: ['account'],
  isUnique: true,
});

const clients = kindFromRecord(client, {
  name: 'clients',
  one: 'SIP client',
  title: 'SIP clients',
  owners: ['account'],
  isUnique: true,
});

/** Carriers are separate records; `routingOf` adds them to the routes. */
const routing = kindFromRecord(
  {
    ...routingTable,
    columns: {
      ...routingTable.columns,
      defaultCarrier: reference('default_carrier', 'Default outbound carrier', 'carriers'),
    },
  },
  {
    name: 'routing',
    one: 'routing table',
    title: 'Outbound routing',
    owners: ['account', 'provider'],
    isSingle: true,
    inFile: { default_carrier: { isLasting: true } },
    parts: [
      partFromRecord(
        {
          ...route,
          columns: {
            ...route.columns,
            carrier: reference('voip_carrier_sid', 'Carrier', 'carriers', { file: 'carrier' }),
          },
        },
        {
          name: 'routes',
          one: 'route',
          title: 'Routes',
          inFile: { regex: { help: 'Regular expression over the number that is called.' } },
        },
      ),
    ],
  },
);

export const kinds: Readonly<Record<KindName, Kind>> = {
  settings,
  limits,
  applications,
  carriers,
  speech,
  numbers,
  teams_tenants: teamsTenants,
  clients,
  routing,
};

export function partShape(kind: KindName, name: PartName): PartShape {
  const shape = kinds[kind].parts.find((part) => part.name === name);
  if (!shape) throw new Error(`${kind} has no ${name}`);
  return shape;
}

/** Resources that files leave out, and why. A test requires all others. */
export const leftOut: Readonly<Partial<Record<Resource, string>>> = {
  Users: 'Log-ins belong to people, and their passwords to nobody else.',
};
