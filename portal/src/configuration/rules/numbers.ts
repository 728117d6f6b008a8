import { storedNumber } from '../../features/phone-numbers/number-text.ts';

/** The most digits of a number with its country code. */
const maxDigits = 15;

/** Digits with what people group them by; letters, quotes and invisible characters are none of it. */
const grouped = /^\+?[\d\s().\-/]+$/;
/** '15551230001.0', as a spreadsheet writes it. */
const decimal = /^\+?\d{7,}[.,]\d+$/;
/** Digits of a number that is whole already: what follows a dash is another one, not its end. */
const wholeDigits = 10;

/** '15085551000-1099': a number, and to where its block goes. */
function isRange(text: string): boolean {
  const [, first = ''] = /^([^-/]*)[-/][^-/]*$/.exec(text) ?? [];
  return first.replaceAll(/\D/g, '').length >= wholeDigits;
}

/** A regular expression over numbers: digits and what such an expression is made of. */
const pattern = /^(?=.*\d)(?=.*[\^$*[\]|\\])[\d^$.*+?()[\]{}|\\,:=!-]+$/;

function isExpression(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

/** A number as the platform stores it. What is no number stays as it is written, to be refused. */
export const normalNumber = (text: string): string =>
  grouped.test(text.trim()) && !decimal.test(text.trim()) && !isRange(text)
    ? storedNumber(text)
    : text;

/** Why a text can't be stored as a number; undefined where it can. */
export function numberProblem(text: string): string | undefined {
  if (pattern.test(text) && isExpression(text)) {
    return text.length > 132 ? 'Use at most 132 characters.' : undefined;
  }
  if (decimal.test(text)) return 'This is a decimal, not a phone number: put it into quotes.';
  if (grouped.test(text) && isRange(text)) return 'This is a range: write each number of it.';
  if (!/^\d+$/.test(text)) return 'Enter a phone number: its digits, with the country code.';
  return text.length > maxDigits ? `A phone number has at most ${maxDigits} digits.` : undefined;
}
