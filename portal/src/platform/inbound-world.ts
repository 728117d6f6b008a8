import useSWR from 'swr';
import * as v from 'valibot';
import { listApplicationNames } from './applications.ts';
import { listTeamsTenants } from './ms-teams-tenants.ts';
import { call } from './transport.ts';
import { bit, optionalText } from './wire.ts';

const sid = v.nullish(v.string(), null);

const account = v.object({
  account_sid: v.string(),
  name: v.string(),
  sip_realm: optionalText,
  service_provider_sid: sid,
  is_active: v.optional(bit, true),
  device_calling_application_sid: sid,
});

const carrier = v.object({
  voip_carrier_sid: v.string(),
  name: v.string(),
  account_sid: sid,
  service_provider_sid: sid,
  application_sid: sid,
  is_active: v.optional(bit, true),
  requires_register: v.optional(bit, false),
  register_username: optionalText,
  register_sip_realm: optionalText,
});

export type EngineCarrier = v.InferOutput<typeof carrier>;

/** All carriers the signed-in user sees, with what the call engine looks at. Without a page the platform answers all of them. */
export const listEngineCarriers = () => call(v.array(carrier), 'GET', 'VoipCarriers');

const phoneNumber = v.object({
  phone_number_sid: v.string(),
  number: v.string(),
  voip_carrier_sid: sid,
  account_sid: sid,
  application_sid: sid,
});

async function loadInboundWorld() {
  const [accounts, carriers, numbers, tenants, applications] = await Promise.all([
    call(v.array(account), 'GET', 'Accounts'),
    listEngineCarriers(),
    call(v.array(phoneNumber), 'GET', 'PhoneNumbers'),
    listTeamsTenants(),
    listApplicationNames(),
  ]);
  return { accounts, carriers, numbers, tenants, applications };
}
export type StoredInboundWorld = Awaited<ReturnType<typeof loadInboundWorld>>;

/** All that decides about inbound calls but the gateways, as far as the signed-in user sees it. */
export const useInboundWorld = (userSid: string) =>
  useSWR(['InboundWorld', userSid], loadInboundWorld);
