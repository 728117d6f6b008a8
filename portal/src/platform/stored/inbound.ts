import * as v from 'valibot';
import { bit, optionalText, reference, text } from '../client/calls/wire.ts';
import { optionalHook } from '../values/hook.ts';
import type { EngineCarrier } from './carriers.ts';
import type { PhoneNumber } from './numbers.ts';
import type { TeamsTenant } from './teams-tenants.ts';

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
  account_sid: reference,
  call_hook: optionalHook,
});

/** Everything that decides about inbound calls except gateways. */
export type StoredInboundWorld = {
  accounts: v.InferOutput<typeof inboundAccount>[];
  carriers: EngineCarrier[];
  numbers: PhoneNumber[];
  tenants: TeamsTenant[];
  applications: v.InferOutput<typeof inboundApplication>[];
};
