import type { KindName, PartName } from '../model.ts';

type Lengths = Readonly<Record<string, number>>;

const speechLengths = (prefix: '' | 'fallback_'): Lengths => ({
  [`${prefix}speech_synthesis_vendor`]: 64,
  [`${prefix}speech_synthesis_label`]: 64,
  [`${prefix}speech_synthesis_language`]: 12,
  [`${prefix}speech_synthesis_voice`]: 256,
  [`${prefix}speech_recognizer_vendor`]: 64,
  [`${prefix}speech_recognizer_label`]: 64,
  [`${prefix}speech_recognizer_language`]: 64,
});

/** Characters that the columns of the platform take, by the path of the member. */
export const lengths: Readonly<Partial<Record<KindName | PartName, Lengths>>> = {
  settings: { sip_realm: 132 },
  applications: { name: 64, ...speechLengths(''), ...speechLengths('fallback_') },
  carriers: {
    name: 64,
    register_username: 64,
    register_sip_realm: 64,
    register_from_user: 128,
    register_from_domain: 255,
    inbound_auth_username: 64,
    tech_prefix: 16,
    diversion: 32,
    outbound_sip_proxy: 255,
    smpp_system_id: 255,
    smpp_inbound_system_id: 255,
  },
  sip_gateways: { address: 128 },
  smpp_gateways: { address: 128 },
  speech: { vendor: 32, label: 64 },
  teams_tenants: { domain: 255 },
  clients: { username: 64 },
  routing: { name: 64 },
  routes: { match: 32, description: 1024 },
};
