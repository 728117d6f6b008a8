import * as v from 'valibot';
import { bit, type Columns, numberOr, optionalText, reference } from '../client/calls/wire.ts';

export const lcr = v.object({
  lcr_sid: v.string(),
  name: optionalText,
  is_active: v.optional(bit, true),
  default_carrier_set_entry_sid: reference,
  service_provider_sid: reference,
  account_sid: reference,
  /** Includes the default route. */
  number_routes: numberOr(0),
});
export type Lcr = v.InferOutput<typeof lcr> & { columns?: Columns };
