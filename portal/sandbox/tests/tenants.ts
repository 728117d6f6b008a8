import { ACME, CONTOSO, GLOBEX, NORTHWIND, RETAIL } from '../seed/known-sids.ts';
import { sidFor } from '../seed/sids.ts';
import type { Store } from '../store/store.ts';
import * as speech from '../store/tables-speech.ts';
import * as trunks from '../store/tables-trunks.ts';
import * as voice from '../store/tables-voice.ts';
import { callIds, furnishCall } from './tenant-calls.ts';

const OWNERS = {
  northwind: { account_sid: ACME, service_provider_sid: NORTHWIND },
  contoso: { account_sid: RETAIL, service_provider_sid: CONTOSO },
  globex: { account_sid: GLOBEX, service_provider_sid: NORTHWIND },
} as const;

export type TenantName = keyof typeof OWNERS;

const idOf = (tenant: TenantName, kind: string) => sidFor(`of ${tenant}`, kind);

const realms = {
  northwind: 'acme.sip.example.net',
  contoso: 'retail.sip.contoso.example',
  globex: 'globex.sip.example.net',
} as const satisfies Record<TenantName, string>;

/** The tenant's record by resource, or by the parameter that names it in a path. */
export function tenantIds(tenant: TenantName): Record<string, string> {
  const carrier = idOf(tenant, 'carrier');
  return {
    VoipCarriers: carrier,
    voip_carrier_sid: carrier,
    // Templates have no owner.
    predefined_carrier_sid: 'e6fb301a-1af0-4fb8-a1f6-f65530c6e1c6',
    SipGateways: idOf(tenant, 'sip'),
    SmppGateways: idOf(tenant, 'smpp'),
    PhoneNumbers: idOf(tenant, 'number'),
    MicrosoftTeamsTenants: idOf(tenant, 'teams'),
    Lcrs: idOf(tenant, 'lcr'),
    LcrRoutes: idOf(tenant, 'route'),
    LcrCarrierSetEntries: idOf(tenant, 'entry'),
    Clients: idOf(tenant, 'client'),
    speech_credential_sid: idOf(tenant, 'speech'),
    GoogleCustomVoices: idOf(tenant, 'voice'),
    ...callIds(tenant),
    // A device that registers.
    name: `${tenant}-desk`,
    realm: realms[tenant],
    code: '123456',
  };
}

/** Gives each tenant one record of each kind, with the ids above. */
export function furnish(store: Store): void {
  const { writer } = store;
  for (const tenant of Object.keys(OWNERS) as TenantName[]) {
    const owners = OWNERS[tenant];
    const { account_sid } = owners;
    const created_at = '2026-11-01 00:00:00';
    const id = (kind: string) => idOf(tenant, kind);
    const voip_carrier_sid = writer.insert(voice.voipCarriers, id('carrier'), {
      ...owners,
      name: `Carrier of ${tenant}`,
      created_at,
    });
    const address = { voip_carrier_sid, ipv4: '192.0.2.77', inbound: 1, outbound: 0 };
    writer.insert(trunks.sipGateways, id('sip'), address);
    writer.insert(trunks.smppGateways, id('smpp'), address);
    const number = { number: `1999${tenant}`, account_sid, voip_carrier_sid };
    writer.insert(voice.phoneNumbers, id('number'), number);
    const tenant_fqdn = `${tenant}.isolation.example`;
    writer.insert(voice.msTeamsTenants, id('teams'), { ...owners, tenant_fqdn });
    const lcr_sid = writer.insert(voice.lcr, id('lcr'), { name: tenant, account_sid });
    const route = { lcr_sid, regex: '^1', priority: 0 };
    const lcr_route_sid = writer.insert(voice.lcrRoutes, id('route'), route);
    const entry = { lcr_route_sid, voip_carrier_sid };
    writer.insert(voice.lcrCarrierSetEntries, id('entry'), entry);
    writer.insert(trunks.clients, id('client'), { account_sid, username: `phone of ${tenant}` });
    const credential = JSON.stringify({ service_key: '{}', api_key: `key of ${tenant}` });
    const speech_credential_sid = writer.insert(speech.speechCredentials, id('speech'), {
      ...owners,
      vendor: 'google',
      label: 'isolation',
      credential,
      created_at,
    });
    furnishCall(store, tenant, owners);
    const voiceOf = { speech_credential_sid, name: tenant, model: '' };
    writer.insert(speech.googleCustomVoices, id('voice'), voiceOf);
  }
}

/** Bodies that would affect the tenant's records if accepted. */
export function bodiesAgainst(tenant: TenantName, application_sid?: string): unknown[] {
  const ids = tenantIds(tenant);
  const { voip_carrier_sid, speech_credential_sid } = ids;
  const { Lcrs: lcr_sid, LcrRoutes: lcr_route_sid } = ids;
  const { LcrCarrierSetEntries: lcr_carrier_set_entry_sid } = ids;
  const owners = OWNERS[tenant];
  const { account_sid } = owners;
  const route = { regex: '^9', priority: 9999 };
  return [
    { voip_carrier_sid, ipv4: '192.0.2.66', inbound: 1, outbound: 0 },
    { ipv4: '192.0.2.66', inbound: 1, outbound: 0, voip_carrier_sid },
    { number: '19998887777', voip_carrier_sid },
    { number: '19998887778', account_sid, application_sid },
    { application_sid },
    { name: 'mole', application_sid, account_sid },
    { tenant_fqdn: 'mole.example.net', ...owners },
    { tenant_fqdn: 'mole2.example.net', application_sid },
    { username: 'mole', password: 'mole', account_sid },
    { vendor: 'soniox', label: 'mole', api_key: 'x', use_for_tts: 1, use_for_stt: 1, ...owners },
    { use_for_tts: 0, use_for_stt: 0 },
    { speech_credential_sid, name: 'mole', model: '' },
    { name: 'mole', default_carrier_set_entry_sid: lcr_carrier_set_entry_sid },
    { lcr_sid, ...route },
    { lcr_route_sid, voip_carrier_sid, priority: 7 },
    { voip_carrier_sid },
    { regex: '^9', description: 'taken over' },
    [{ ...route, lcr_carrier_set_entries: [{ voip_carrier_sid, priority: 0 }] }],
    [
      {
        ...route,
        lcr_route_sid,
        lcr_carrier_set_entries: [{ lcr_carrier_set_entry_sid, voip_carrier_sid, priority: 5 }],
      },
    ],
    // A call in progress.
    { call_status: 'completed' },
    { call_hook: 'https://attacker.example.com/' },
    { from: '1', to: { type: 'phone', number: '2' }, application_sid },
    [],
  ];
}
