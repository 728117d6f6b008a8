import { PlatformError } from '../../platform/errors.ts';
import {
  createPhoneNumber,
  findPhoneNumber,
  getPhoneNumber,
  type PhoneNumber,
  updatePhoneNumber,
} from '../../platform/phone-numbers.ts';
import type { FieldProblem, SaveCalls } from '../../screen/form/save-record.ts';
import {
  type NumberFormValues,
  newNumberOf,
  numberUpdateOf,
  numberValues,
} from './number-form.schema.ts';

type NumberCalls = SaveCalls<NumberFormValues, PhoneNumber>;

/** Prescribed. */
export const inUse = 'The phone number you have entered is already in use.';
const taken: FieldProblem[] = [{ field: 'number', message: inUse }];

/** The calls that make a number. The platform would take one again on each carrier. */
export const newNumberCalls: NumberCalls = {
  check: async (values) =>
    (await findPhoneNumber(newNumberOf(values).number)).length > 0 ? taken : [],
  write: async (values) => {
    await createPhoneNumber(newNumberOf(values));
    return undefined;
  },
  // Of other owners this person sees none.
  refusedFields: (error) =>
    error instanceof PlatformError && /^Duplicate entry/.test(error.said) ? taken : [],
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
