import { readNumber } from '../../platform/values/phone-number.ts';

/** Consists of digits and symbols of regular expressions: a letter would be a typo. */
const expression = /^(?=.*\d)[\d^$.*+?()[\]{}|\\,:=!-]+$/;

/** Why a text can't be a number in a file; undefined if it can. Forms also accept letters. */
export function numberProblem(text: string): string | undefined {
  const reading = readNumber(text);
  if (reading.kind === 'unclear') return reading.reason;
  if (reading.kind === 'number') return undefined;
  const { stored } = reading;
  if (reading.isSkipped || !expression.test(stored)) {
    return 'Enter a phone number: its digits, with the country code.';
  }
  return stored.length > 132 ? 'Use at most 132 characters.' : undefined;
}
