import { patternExpression } from '@trunkline/ui/engines/call-routing';

/*
 * How a typed phone number is read, everywhere it can be typed: form, import, configuration file,
 * search.
 */

/** Most digits of a number including its country code (E.164). */
const maxDigits = 15;
/** Digits of a complete number: a dash after them leads to another number. */
const wholeDigits = 10;
/** This many digits in a row are a complete number, whatever follows. */
const ungrouped = /^\+?\d{11,}\D+\d/;

/** A phone number, a pattern over numbers, or a text that is neither. */
type NumberReading =
  | { kind: 'number'; stored: string }
  | { kind: 'pattern'; stored: string; isSkipped: boolean }
  | { kind: 'unclear'; reason: string };

/** Digits as people group them. */
const grouped = /^\(?\+?[\d\s().\-/]+$/;

/**
 * Converts a digit of any script to 0 to 9. The ten digits of a script are consecutive, with no
 * other digits next to them.
 */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Removes what copying, a spreadsheet or a link adds: invisible characters, other forms of digits
 * and dashes, ="…", a leading apostrophe, tel:.
 */
function cleaned(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00b7\u2022]/g, '.')
    .trim();
  return plain
    .replace(/^="(.*)"$/, '$1')
    .replace(/^['\u2018\u2019]/, '')
    .replace(/^(\+\d[\d\s]*)\[0\](?=[\d\s().\-/]+$)/, '$1(0)')
    .replace(/^tel:(?:\/\/)?/i, '')
    .trim();
}

/** The zero after a country code, as in +44 (0)20, (+44) (0)20 and +44-(0)-20. */
const trunkZero = /^(\(?\+?\(?\d[\d\s.\-/)]*)\(0\)/;

/** Removes the grouping. The '(0)' after a country code, as in +44 (0)20, is not dialled. */
const digitsOf = (text: string) => text.replace(trunkZero, '$1').replaceAll(/\D/g, '');

/** Two numbers of equal length: '100-199', '101/102' and '5550100-5550109'. '123-045' does not ascend. */
function isShortRange(text: string): boolean {
  const [, first = '', sign, last = ''] = /^([1-9]\d+)\s*([-/])\s*(\d+)$/.exec(text) ?? [];
  if (first.length === last.length && first !== '') return sign === '/' || first < last;
  // '5550100-0109' has only the last digits of the end.
  const tail = first.slice(-last.length);
  return first.length >= 7 && last.length >= 3 && tail < last && tail[0] === last[0];
}

/** '15085551000-1099', '15085551000..1099' and '15085551000/15085551001'. */
function isSeveral(text: string): boolean {
  if (text.includes('..') || ungrouped.test(text) || isShortRange(text)) return true;
  const [, first = ''] = /^(.*)[-/][^-/]*\d[^-/]*$/.exec(text) ?? [];
  return digitsOf(first).length >= wholeDigits;
}

/** Whether the platform matches calls against the text as a regular expression. @param number as it is stored */
export const isPattern = (number: string) => !/^\d*$/.test(number);

/** A note about a stored number; undefined for none. */
export function patternNote(number: string): string | undefined {
  if (!isPattern(number)) return undefined;
  return patternExpression(number) === null
    ? 'Not a number, and no valid expression: the call engine skips it.'
    : 'Not a number: taken as a pattern.';
}

/** '+1 (555) 123-0001 ext 5', '15551230001x5' and '15551230001#5'. */
const extended =
  /^\+?[\d\s().\-/]{7,}[(,]?\s*(?:ext(?:ension|n)?|x|#|durchwahl|dw|app|apdo|poste|p|w)\.?:?\s*\d{1,6}\)?$/i;

/** '15551230001 to 09', '15551230001~09', '15551230001 and 15551230002'. */
const joined =
  /^\+?\d[\d\s().\-/]{5,}\d\)?\s*(?:[~&\u2192]|-+\s*>|[-/]\s*(?=\+)|\+\s*(?=\d{7})|(?:to|bis|and|und|or|oder|thru|through)(?![a-z]))\s*\+?\d[\d\s().\-/]*$/i;

/** '1800FLOWERS', '1555123O001', '5551230001 (mobile)', 'Tel. 15551230001': as long as a complete number. */
const lettered =
  /^(?=.*\p{L})(?=(?:[^\p{L}\d]*[\p{L}\d]){10})(?:\+?[(\d][\d\s().\-/\p{L}]*|\p{L}[\p{L}.\s]*[.:\s][:./\s]*\+?[\d\s().\-/]{7,})$/u;

/** '+1_555_123_0001', '$15551230001', '15551230001%' and '[15551230001]': characters that belong to no number. */
const decorated =
  /^(?:\+{2,}[\d\s().\-/]+|(?=.*[_~%<>=\p{So}\p{Sc}])[\d\s().\-/+_~%<>=\p{So}\p{Sc}]*\d|[\d\s().\-/+]+[_~%<>=\p{So}€£¥]+|[[{<]\+?[\d\s().\-/]{7,}[\]}>])$/u;

/** '15551230001 | Main line' is a row of a table: people write expressions without blanks. */
const piped = /^\+?\d[\d\s().\-/]{8,}(?:\s\||\|\s|\|$)/;

/** Whether the text has two lines, from one cell. */
const isBroken = (typed: string) => /\d\D*[\n\r\v\f\u0085\u2028\u2029]\D*\d/.test(typed);

/**
 * Whether the text has a footnote mark, a circled number or a fraction: it would turn into another
 * digit of the number.
 */
const isMarked = (typed: string) => /\p{No}/u.test(typed);

/** #N/A, #NAME?, #DIV/0!, #WERT!, #¡REF! and Err:502, in any language; ### if the column is too narrow. */
const failedFormula = /^(?:#[¡¿]?\p{L}[\p{L}/_ ]*0?[!?]?|##{2,}|err:\d{3})$/iu;

/** Recognises the text that a spreadsheet shows for a missing value, or for lack of room. */
export const isSpreadsheetError = (text: string) =>
  failedFormula.test(text.normalize('NFKC').trim());

/** Words that people and databases write for a missing number. */
const noValue =
  /^(?:n\s?[./]?\s?a\.?|k\.\s?a\.?|null|\(?(?:null|none|empty|blank|leer)\)?|nil|nan|undefined|tb[acd]|true|false|wahr|falsch|yes|no|ja|nein|keine?)$/i;

/** The .0 of a spreadsheet's decimal, also after a short code: 911.0. */
const decimalZero = /^(\+?(?:\d{7,}(?=[.,]0+$)|\d+(?=[.,]0{1,2}$)))[.,]0+$/;

const notOne = 'This is not a phone number.';
const several = 'This is a range or two numbers. Enter each by itself.';
const notDigits = 'This has letters. Enter the number in digits.';

const unclear = (reason: string): NumberReading => ({ kind: 'unclear', reason });

export function readNumber(typed: string): NumberReading {
  if (isBroken(typed)) return unclear(several);
  if (isMarked(typed)) return unclear(notOne);
  const text = cleaned(typed).replace(decimalZero, '$1');
  if (text === '' || /^[+()\s.\-/]*$/.test(text)) return unclear('Enter a phone number.');
  if (/^\+?\d+([.,]\d+)?\s*(?:e\s*[+-]?\s*|[x\u00d7*.]\s*10\s*\^\s*)\d+$/i.test(text)) {
    return unclear(
      'A spreadsheet shortened this number. Format its column as text and export it again.',
    );
  }
  if (/^\+?\d{7,}[.,]\d{7,}$/.test(text)) return unclear(several);
  if (/^\+?(?:\d{7,}[.,]\d+|\d+[.,]\d)$/.test(text)) {
    return unclear('This is a decimal, not a phone number.');
  }
  if (grouped.test(text)) {
    if (isSeveral(text)) return unclear(several);
    const stored = digitsOf(text);
    return stored.length > maxDigits
      ? unclear(`A phone number has at most ${maxDigits} digits.`)
      : { kind: 'number', stored };
  }
  if (joined.test(text)) return unclear(several);
  if (extended.test(text)) {
    return unclear('This has an extension. Enter the number without it.');
  }
  // A formula, quotes, an address or several numbers: calls can't be matched against these.
  if (/^=|["'`;@]|\d:\d|^[^{]*,|\d\s+\+\d/.test(text) || isSpreadsheetError(text)) {
    return unclear(notOne);
  }
  if (piped.test(text)) return unclear(/\d{7}.*\|\D*\d{7}/.test(text) ? several : notOne);
  if (noValue.test(text)) return unclear(notOne);
  if (decorated.test(text)) return unclear(notOne);
  if (lettered.test(text)) return unclear(notDigits);
  if (/\d/.test(text) && /[\p{M}\u2018-\u201f\u00ab\u00bb]/u.test(text)) return unclear(notOne);
  const stored = text.replaceAll(/\s/g, '').replace(/^\+/, '');
  return { kind: 'pattern', stored, isSkipped: patternExpression(stored) === null };
}

/**
 * A number as the platform stores it: without the leading plus and without blanks. Short codes and
 * patterns stay unchanged. Unclear text loses only its blanks: a search may look for it.
 */
export function storedNumber(typed: string): string {
  const reading = readNumber(typed);
  if (reading.kind !== 'unclear') return reading.stored;
  const text = cleaned(typed);
  return grouped.test(text) ? digitsOf(text) : text.replaceAll(/\s/g, '').replace(/^\+/, '');
}

/** Why a text can't be stored as a phone number or a pattern over numbers. */
export function numberError(text: string): string | undefined {
  const reading = readNumber(text);
  if (reading.kind === 'unclear') return reading.reason;
  return reading.stored.length > 132 ? 'Use at most 132 characters.' : undefined;
}

/** The text to search for, however it is typed. Text without a number finds nothing, rather than everything. */
export const searchedNumber = (text: string) => storedNumber(text) || text.trim();
