import { toSeconds } from '../store/columns.ts';
import type { Store } from '../store/store.ts';
import * as trunks from '../store/tables-trunks.ts';
import * as voice from '../store/tables-voice.ts';
import {
  ACME,
  ACME_BACKUP,
  ACME_PBX,
  CLINIC,
  CONTOSO,
  GLOBEX,
  INITECH,
  NORTHWIND,
  RETAIL,
  SKYLINE,
  TEXTING,
} from './known-sids.ts';
import { sidFor } from './sids.ts';

type Columns = Record<string, string | number | null>;

export type SeededTrunk = {
  sid: string;
  provider: string;
  accountSid: string | null;
};

const account = (name: string) => sidFor('account', name);

export const ACCOUNTS_OF: Record<string, readonly string[]> = {
  [NORTHWIND]: [
    ACME,
    GLOBEX,
    INITECH,
    ...['Stark Manufacturing', 'Wayne Logistics', 'Hooli Helpdesk', 'Vandelay Imports'].map(
      account,
    ),
    ...['Pied Piper', 'Soylent Catering', 'Umbrella Pilot'].map(account),
    account('Tyrell Robotics and Replicant Aftercare International Hotline EU'),
  ],
  [CONTOSO]: [RETAIL, CLINIC, account('Contoso Travel')],
};

const houses = ['Aurora', 'Baltic', 'Cobalt', 'Delta', 'Ember', 'Fjord', 'Granite', 'Harbor'];
const lines = ['Wholesale', 'Retail voice', 'Toll free', 'Mobile', 'Premium', 'Direct', 'Metro'];
const COUNT = 60;

const status = (state: 'ok' | 'fail', reason: string) => ({ status: state, reason });

/** Every registration status that the SIP side reports; null before the first. */
const registrations = [
  status('ok', '200 OK'),
  status('fail', '401 Unauthorized'),
  status('fail', '403 Forbidden'),
  status('fail', '408 Request Timeout'),
  status('fail', '503 Service Unavailable'),
  status('fail', '404 Not Found'),
  status('fail', ''),
  null,
] as const;

function registration(index: number): Columns {
  const report = registrations[index % registrations.length];
  const callId = sidFor('registration', String(index));
  const cseq = `${index + 1} REGISTER`;
  return {
    trunk_type: 'reg',
    requires_register: 1,
    register_username: `trunk${index}`,
    register_password: `fakeregister${index}`,
    register_sip_realm: index % 5 === 0 ? null : `reg${index}.carrier.example`,
    register_from_user: index % 2 === 0 ? `from${index}` : null,
    register_from_domain: index % 2 === 0 ? `from${index}.carrier.example` : null,
    register_public_ip_in_contact: index % 2,
    register_status: report ? JSON.stringify({ ...report, cseq, callId }) : null,
  };
}

function kind(index: number): Columns {
  if (index % 4 === 1) return registration((index - 1) / 4);
  if (index % 4 === 3) {
    return {
      trunk_type: 'auth',
      inbound_auth_username: `inbound${index}`,
      inbound_auth_password: `fakeinbound${index}`,
    };
  }
  return {
    trunk_type: 'static_ip',
    tech_prefix: index % 8 === 0 ? `${9000 + index}#` : null,
    diversion: index % 12 === 2 ? '+442079460000' : null,
    outbound_sip_proxy: index % 10 === 4 ? `sip:proxy${index}.carrier.example:5060` : null,
  };
}

const isTexting = (index: number) => index % 10 === 6;

const texting = (index: number): Columns => ({
  smpp_system_id: `smpp${index}`,
  smpp_password: `fakesmpp${index}`,
  smpp_enquire_link_interval: index % 20 === 6 ? 30 : 0,
  smpp_inbound_system_id: index % 20 === 6 ? `smppin${index}` : null,
  smpp_inbound_password: index % 20 === 6 ? `fakesmppin${index}` : null,
});

function trunk(index: number): SeededTrunk & { name: string } {
  const provider = index % 6 === 5 ? CONTOSO : NORTHWIND;
  const accounts = ACCOUNTS_OF[provider] ?? [];
  const owner = accounts[Math.floor(index / 3) % accounts.length] ?? null;
  const house = houses[index % houses.length];
  const line = lines[Math.floor(index / houses.length) % lines.length];
  const name =
    index === 41
      ? `${house} ${line} – Übergabe Frankfurt/Zürich, IPv6-ready 日本`
      : `${house} ${line}`;
  return {
    // Sorts after the named carriers.
    sid: `f${sidFor('trunk', String(index)).slice(1)}`,
    provider,
    accountSid: index % 3 === 1 ? owner : null,
    name: index >= 56 ? `${name} (spare)` : name,
  };
}

const TRUNKS = Array.from({ length: COUNT }, (_, index) => trunk(index));

export const SEEDED_TRUNKS: readonly SeededTrunk[] = TRUNKS;

const protocols = ['udp', 'tcp', 'tls', 'tls/srtp'];

/** None to two dozen gateways in every protocol; inbound ones with networks, some disabled. */
function sipGateways(index: number): Columns[] {
  const count = index === 20 ? 24 : index % 5;
  return Array.from({ length: count }, (_, place) => {
    const isInbound = place % 2 === 0;
    const protocol = protocols[(index + place) % protocols.length] ?? 'udp';
    const isSecure = protocol.startsWith('tls');
    return {
      ipv4: isInbound
        ? `203.0.113.${(index * 4 + place) % 256}`
        : `gw${place}.trunk${index}.example`,
      netmask: isInbound && place % 4 === 0 ? 28 : 32,
      port: isInbound ? 5060 : isSecure ? 5061 : null,
      inbound: Number(isInbound),
      outbound: Number(!isInbound || place === 2),
      is_active: Number(place % 6 !== 5),
      protocol,
      send_options_ping: Number(!isInbound && place % 3 === 0),
      use_sips_scheme: Number(isSecure),
      pad_crypto: Number(protocol === 'tls/srtp'),
    };
  });
}

const SMPP_GATEWAYS: readonly Columns[] = [
  { ipv4: 'smpp.texting.example', port: 2775 },
  { ipv4: 'smpp2.texting.example', port: 3550, is_primary: 0, use_tls: 1 },
  { ipv4: '203.0.113.90', is_primary: 0, inbound: 1, outbound: 0 },
];

const knownGateways: readonly (Columns & { ipv4: string })[] = [
  {
    voip_carrier_sid: SKYLINE,
    ipv4: '203.0.113.64',
    netmask: 27,
    port: 5060,
    inbound: 1,
    outbound: 0,
  },
  { voip_carrier_sid: SKYLINE, ipv4: '203.0.113.10', port: 5060, inbound: 1, outbound: 0 },
  {
    voip_carrier_sid: SKYLINE,
    ipv4: 'gw.skyline.example',
    port: 5061,
    inbound: 0,
    outbound: 1,
    send_options_ping: 1,
    use_sips_scheme: 1,
    pad_crypto: 1,
    protocol: 'tls/srtp',
  },
  { voip_carrier_sid: ACME_PBX, ipv4: '198.51.100.7', port: 5060, inbound: 1, outbound: 1 },
  { voip_carrier_sid: ACME_BACKUP, ipv4: 'backup.example.com', inbound: 0, outbound: 1 },
];

/** Adds sixty carriers with gateways, and the gateways of the named carriers. */
export function seedTrunks({ writer }: Store, now: Date): void {
  const created = now.getTime() - 200 * 86_400_000;
  for (const [index, { sid, provider, accountSid, name }] of TRUNKS.entries()) {
    writer.insert(voice.voipCarriers, sid, {
      name,
      description: index % 9 === 0 ? `Contract ${2000 + index}, renewed yearly` : null,
      service_provider_sid: provider,
      account_sid: accountSid,
      e164_leading_plus: index % 2,
      is_active: Number(index % 7 !== 6),
      dtmf_type: ['rfc2833', 'tones', 'info'][index % 3],
      created_at: toSeconds(new Date(created + index * 86_400_000)),
      ...kind(index),
      ...(isTexting(index) ? texting(index) : {}),
    });
    for (const [place, gateway] of sipGateways(index).entries()) {
      const key = sidFor('sip-gateway', `${index}/${place}`);
      writer.insert(trunks.sipGateways, key, { ...gateway, voip_carrier_sid: sid });
    }
  }
  for (const gateway of knownGateways) {
    const key = sidFor('sip-gateway', gateway.ipv4);
    writer.insert(trunks.sipGateways, key, gateway);
  }
  const texters = [TEXTING, ...TRUNKS.filter((_, index) => isTexting(index)).map(({ sid }) => sid)];
  for (const sid of texters) {
    for (const gateway of SMPP_GATEWAYS) {
      const key = sidFor('smpp-gateway', `${sid}/${String(gateway['ipv4'])}`);
      writer.insert(trunks.smppGateways, key, { ...gateway, voip_carrier_sid: sid });
    }
  }
}
