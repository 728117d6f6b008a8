import * as v from 'valibot';
import { phoneNumber } from '../../platform/records/phone-number.ts';
import type { FormValues } from '../../platform/records/record.ts';
import type { CarrierChoice } from '../../platform/resources/carriers/voip-carriers.ts';
import { findPhoneNumber, getPhoneNumber } from '../../platform/resources/numbers/phone-numbers.ts';
import { storedNumber } from '../../platform/values/phone-number.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { savedRecord, schemaOf } from '../../screen/record/saved/saved-record.ts';
import { canUse } from './carrier-choice.ts';

export type NumberFormValues = FormValues<typeof phoneNumber>;

/** @param carriers of the provider; a number keeps its carrier when it moves */
export const numberFormSchema = (isNew: boolean, carriers: readonly CarrierChoice[]) =>
  v.pipe(
    schemaOf(phoneNumber, isNew),
    v.forward(
      v.partialCheck(
        [['accountSid'], ['carrierSid']],
        ({ accountSid, carrierSid }) => {
          const carrier = carriers.find(({ voip_carrier_sid }) => voip_carrier_sid === carrierSid);
          return isNew || !carrier || canUse(carrier, accountSid);
        },
        'The carrier of this number belongs to another account. Delete the number and add it on a carrier this account can use.',
      ),
      ['accountSid'],
    ),
  );

/** Prescribed. */
const inUse = 'The phone number you have entered is already in use.';

export const numberRecord = savedRecord(phoneNumber, {
  kind: kinds.phoneNumber,
  get: getPhoneNumber,
  list: ({ number }) => findPhoneNumber(storedNumber(number)),
  // The platform accepts a number once per carrier.
  check: async ({ number }, _, sid) =>
    sid === null && (await findPhoneNumber(storedNumber(number))).length > 0
      ? [{ field: 'number', message: inUse }]
      : [],
  // The check doesn't see numbers of other owners.
  refused: [[/^Duplicate entry/, 'number', inUse]],
});
