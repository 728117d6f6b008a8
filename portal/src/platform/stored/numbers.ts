import * as v from 'valibot';
import { type Columns, reference, text } from '../client/calls/wire.ts';

export const phoneNumber = v.object({
  phone_number_sid: v.string(),
  /** Without the leading plus. */
  number: text,
  voip_carrier_sid: reference,
  account_sid: reference,
  application_sid: reference,
});
export type PhoneNumber = v.InferOutput<typeof phoneNumber> & { columns?: Columns };
