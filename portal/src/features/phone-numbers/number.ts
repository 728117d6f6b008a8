import * as v from 'valibot';
import type { CarrierChoice } from '../../platform/resources/carriers/voip-carriers.ts';
import {
  findPhoneNumber,
  getPhoneNumber,
  newPhoneNumber,
  type PhoneNumber,
  phoneNumberUpdate,
} from '../../platform/resources/numbers/phone-numbers.ts';
import { readNumber, storedNumber } from '../../platform/values/phone-number.ts';
import { changedColumns } from '../../screen/form/save/columns.ts';
import type { Members } from '../../screen/form/save/members.ts';
import { textSchema } from '../../screen/form/schema.ts';
import { kinds } from '../../screen/record/kinds.ts';
import type { SavedRecord } from '../../screen/record/record.ts';
import { canUse } from './carrier-choice.ts';

export const emptyNumber = { number: '', accountSid: '', carrierSid: '', applicationSid: '' };
/** '' for no application. Number and carrier are of a new number only. */
export type NumberFormValues = typeof emptyNumber;

/** @param nameOf an account, a carrier or an application, by its sid */
export const numberMembers = (nameOf: (sid: string) => string): Members<NumberFormValues> => ({
  number: { label: 'Phone number' },
  accountSid: { label: 'Account', describe: nameOf },
  carrierSid: { label: 'Carrier', describe: nameOf },
  applicationSid: { label: 'Application', describe: nameOf },
});

function numberError(text: string): string | undefined {
  const reading = readNumber(text);
  if (reading.kind === 'unclear') return reading.reason;
  return reading.stored.length > 132 ? 'Use at most 132 characters.' : undefined;
}

/** @param carriers those of the provider; a number keeps its own wherever it moves */
export const numberFormSchema = (isNew: boolean, carriers: readonly CarrierChoice[]) =>
  v.pipe(
    v.object({
      number: textSchema(numberError),
      accountSid: v.pipe(v.string(), v.nonEmpty('Choose an account.')),
      carrierSid: isNew ? v.pipe(v.string(), v.nonEmpty('Choose a carrier.')) : v.string(),
      applicationSid: v.string(),
    }),
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

const body = (values: NumberFormValues) => ({
  account_sid: values.accountSid || null,
  application_sid: values.applicationSid || null,
});

const valuesOf = (row: PhoneNumber): NumberFormValues => ({
  number: row.number,
  accountSid: row.account_sid ?? '',
  carrierSid: row.voip_carrier_sid ?? '',
  applicationSid: row.application_sid ?? '',
});

export const numberRecord: SavedRecord<NumberFormValues, PhoneNumber> = {
  kind: kinds.phoneNumber,
  get: getPhoneNumber,
  values: valuesOf,
  // The platform would take a number again on each carrier.
  check: async ({ number }, _, sid) =>
    sid === null && (await findPhoneNumber(storedNumber(number))).length > 0
      ? [{ field: 'number', message: inUse }]
      : [],
  create: (values) =>
    newPhoneNumber({
      ...body(values),
      account_sid: values.accountSid,
      number: storedNumber(values.number),
      voip_carrier_sid: values.carrierSid,
    }),
  update: (sid, values, stored) =>
    phoneNumberUpdate(sid, changedColumns(body(values), body(valuesOf(stored)))),
  lost: {
    mark: ({ number, carrierSid }) => `${storedNumber(number)} ${carrierSid}`,
    find: async (_, { number, carrierSid }) =>
      (await findPhoneNumber(storedNumber(number)))
        .filter((one) => one.voip_carrier_sid === carrierSid)
        .map(({ phone_number_sid }) => phone_number_sid),
  },
  // The check does not see the numbers of other owners.
  refused: [[/^Duplicate entry/, 'number', inUse]],
};
