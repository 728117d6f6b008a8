import { readNumber } from '../../platform/values/phone-number.ts';

/** A number or pattern as the platform stores it. What is unclear stays as written, to be refused. */
export function normalNumber(text: string): string {
  const reading = readNumber(text);
  return reading.kind === 'unclear' ? text : reading.stored;
}

/** Made of digits and what expressions are made of: letters are a slip. */
const expression = /^(?=.*\d)[\d^$.*+?()[\]{}|\\,:=!-]+$/;

/** Why a text can't be stored as a number; undefined where it can. */
export function numberProblem(text: string): string | undefined {
  const reading = readNumber(text);
  if (reading.kind === 'unclear') return reading.reason;
  if (reading.kind === 'number') return undefined;
  if (reading.isSkipped || !expression.test(text)) {
    return 'Enter a phone number: its digits, with the country code.';
  }
  return text.length > 132 ? 'Use at most 132 characters.' : undefined;
}
