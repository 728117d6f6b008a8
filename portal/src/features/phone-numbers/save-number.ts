import {
  createPhoneNumber,
  findPhoneNumber,
  getPhoneNumber,
  type PhoneNumber,
  updatePhoneNumber,
} from '../../platform/resources/numbers/phone-numbers.ts';
import { refusedBy, type SaveCalls } from '../../screen/form/save/save-record.ts';
import {
  type NumberFormValues,
  newNumberOf,
  numberUpdateOf,
  numberValues,
} from './number-form.schema.ts';

type NumberCalls = SaveCalls<NumberFormValues, PhoneNumber>;

/** Prescribed. */
export const inUse = 'The phone number you have entered is already in use.';

/** The calls that make a number. The platform would take one again on each carrier. */
export const newNumberCalls: NumberCalls = {
  check: async (values) =>
    (await findPhoneNumber(newNumberOf(values).number)).length > 0
      ? [{ field: 'number', message: inUse }]
      : [],
  write: async (values) => {
    await createPhoneNumber(newNumberOf(values));
    return undefined;
  },
  // The check does not see the numbers of other owners.
  refusedFields: refusedBy([/^Duplicate entry/, 'number', inUse]),
};

/** The calls that move a number to another account or application. */
export const numberCalls = (sid: string): NumberCalls => ({
  reread: async () => {
    const number = await getPhoneNumber(sid);
    return { values: numberValues(number), stored: number };
  },
  write: async (values) => {
    await updatePhoneNumber(sid, numberUpdateOf(values));
    return undefined;
  },
});
