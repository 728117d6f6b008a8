import { readNumber } from '../../platform/values/phone-number.ts';

/** Made of digits and what expressions are made of: letters are a slip. */
const expression = /^(?=.*\d)[\d^$.*+?()[\]{}|\\,:=!-]+$/;

/** Why a file can't have a text as a number; undefined where it can. Forms take letters too. */
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
