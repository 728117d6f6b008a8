import * as v from 'valibot';
import { bit, type Columns, optionalText, reference, text } from '../client/calls/wire.ts';
import { optionalHook } from '../values/hook.ts';
import type { EngineCarrier } from './carriers.ts';

export const phoneNumber = v.object({
  phone_number_sid: v.string(),
  /** Without the leading plus. */
  number: text,
  voip_carrier_sid: reference,
  account_sid: reference,
  application_sid: reference,
});
export type PhoneNumber = v.InferOutput<typeof phoneNumber> & { columns?: Columns };

export const tenant = v.object({
  ms_teams_tenant_sid: v.string(),
  tenant_fqdn: text,
  service_provider_sid: optionalText,
  account_sid: reference,
  application_sid: reference,
});
export type TeamsTenant = v.InferOutput<typeof tenant> & { columns?: Columns };

export const inboundAccount = v.object({
  account_sid: v.string(),
  name: text,
  sip_realm: optionalText,
  service_provider_sid: reference,
  is_active: v.optional(bit, true),
  device_calling_application_sid: reference,
});

export const inboundApplication = v.object({
  application_sid: v.string(),
  name: text,
  call_hook: optionalHook,
});

/** All that decides about inbound calls but the gateways. */
export type StoredInboundWorld = {
  accounts: v.InferOutput<typeof inboundAccount>[];
  carriers: EngineCarrier[];
  numbers: PhoneNumber[];
  tenants: TeamsTenant[];
  applications: v.InferOutput<typeof inboundApplication>[];
};
