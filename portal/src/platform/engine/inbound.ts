import type { InboundEnd, InboundWorld } from '@trunkline/ui/engines/call-routing';
import type { InboundNames } from '@trunkline/ui/widgets/inbound-explainer';
import type { StoredInboundWorld } from '../stored/inbound.ts';
import type { GatewaysByCarrier } from '../stored/sip-gateways.ts';

/** Maps wire records to the call engine's view of them. */
export const inboundWorldOf = (
  stored: StoredInboundWorld,
  gateways: GatewaysByCarrier,
): InboundWorld => ({
  accounts: stored.accounts.map((one) => ({
    id: one.account_sid,
    providerId: one.service_provider_sid,
    realm: one.sip_realm,
    isActive: one.is_active,
    deviceApplicationId: one.device_calling_application_sid,
  })),
  carriers: stored.carriers.map((one) => ({
    id: one.voip_carrier_sid,
    isActive: one.is_active,
    accountId: one.account_sid,
    providerId: one.service_provider_sid,
    applicationId: one.application_sid,
    requiresRegister: one.requires_register,
    registerRealm: one.register_sip_realm,
    registerUsername: one.register_username,
    gateways: (gateways.get(one.voip_carrier_sid) ?? []).map(({ ipv4, netmask, inbound }) => ({
      address: ipv4,
      netmask,
      isInbound: inbound,
    })),
  })),
  numbers: stored.numbers.map((one) => ({
    id: one.phone_number_sid,
    number: one.number,
    carrierId: one.voip_carrier_sid,
    accountId: one.account_sid,
    applicationId: one.application_sid,
  })),
  tenants: stored.tenants.map((one) => ({
    domain: one.tenant_fqdn,
    accountId: one.account_sid ?? '',
    applicationId: one.application_sid ?? null,
  })),
});

/** Placeholder for the platform's address in the request of a call. */
export const platformAddress = '192.0.2.1';

/** Statuses of calls that no application takes at once. */
const noAnswer = 480;
const mustAuthenticate = 401;

/** SID of the application that a call reaches, or the status that it is rejected with. */
export function reachedBy(end: InboundEnd): string | number {
  if (end.kind === 'refused') return end.status;
  return end.kind === 'challenge' ? mustAuthenticate : (end.applicationId ?? noAnswer);
}

export const namesOf = (stored: StoredInboundWorld): InboundNames => ({
  accounts: new Map(stored.accounts.map((one) => [one.account_sid, one.name])),
  carriers: new Map(stored.carriers.map((one) => [one.voip_carrier_sid, one.name])),
  applications: new Map(stored.applications.map((one) => [one.application_sid, one.name])),
  numbers: new Map(stored.numbers.map((one) => [one.phone_number_sid, one.number])),
});

/** Carriers shared by the provider: its accounts can see but not change them. */
export const sharedCarriersOf = ({ carriers }: StoredInboundWorld) =>
  new Set(carriers.filter((one) => one.account_sid === null).map((one) => one.voip_carrier_sid));

/** URL of the server that handles an application's calls. */
export const hookOf = ({ applications }: StoredInboundWorld, sid: string | null) =>
  applications.find(({ application_sid }) => application_sid === sid)?.call_hook?.url;
