import * as v from 'valibot';
import { bit, type Columns, optionalText, reference, text } from '../client/calls/wire.ts';

/** State of a registration as the SIP side reports it; an empty object before the first report. */
const registerStatus = v.fallback(
  v.nullish(v.object({ status: optionalText, reason: optionalText, callId: optionalText }), {}),
  { status: '', reason: '', callId: '' },
);

/** The part of a carrier that lists, choices and the call engine need. Leaves passwords out. */
export const carrierRow = v.object({
  voip_carrier_sid: v.string(),
  name: text,
  /** null: every account of the provider may use it */
  account_sid: reference,
  service_provider_sid: reference,
  application_sid: reference,
  is_active: v.optional(bit, true),
  e164_leading_plus: v.optional(bit, false),
  tech_prefix: optionalText,
  requires_register: v.optional(bit, false),
  register_username: optionalText,
  register_sip_realm: optionalText,
  register_status: registerStatus,
});
export type EngineCarrier = v.InferOutput<typeof carrierRow>;
const dtmfType = v.pipe(
  optionalText,
  v.transform((type) => type || 'rfc2833'),
);

export const carrier = v.object({
  ...carrierRow.entries,
  dtmf_type: dtmfType,
  register_password: optionalText,
  register_from_user: optionalText,
  register_from_domain: optionalText,
  register_public_ip_in_contact: v.optional(bit, false),
  diversion: optionalText,
  outbound_sip_proxy: optionalText,
  smpp_system_id: optionalText,
  smpp_password: optionalText,
  smpp_inbound_system_id: optionalText,
  smpp_inbound_password: optionalText,
  trunk_type: v.optional(
    v.fallback(v.picklist(['static_ip', 'auth', 'reg']), 'static_ip'),
    'static_ip',
  ),
});
export type Carrier = v.InferOutput<typeof carrier> & { columns?: Columns };
