/** Digits as people group them, with or without the plus; '(0)' is not dialled from abroad. */
const grouped = /^\+?[\d\s().\-/]+$/;

/** The platform compares such a text with calls as a regular expression. @param number as it is stored */
export const isPattern = (number: string) => !/^\d*$/.test(number);

export const takenAsPattern = 'Not a number: taken as a pattern.';

/**
 * A number as the platform stores it: without the leading plus and without blanks. Short codes and
 * patterns stay as they are.
 */
export function storedNumber(text: string): string {
  const trimmed = text.trim();
  if (!grouped.test(trimmed)) return trimmed.replaceAll(/\s/g, '').replace(/^\+/, '');
  const international = trimmed.startsWith('+') ? trimmed.replace('(0)', '') : trimmed;
  return international.replaceAll(/\D/g, '');
}

/** What a search asks for, however it is typed: what no number has finds none, and not all of them. */
export const searchedNumber = (text: string) => storedNumber(text) || text.trim();
