import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Formats a number for reading: '+44 20 1234 5678'. Leaves anything but valid E.164 numbers
 * unchanged, such as short codes and patterns. Never changes the digits.
 * @param text with or without the leading plus, which the platform drops
 */
export function formatNumber(text: string): string {
  if (!/^\+?[1-9]\d{6,14}$/.test(text)) return text;
  const parsed = parsePhoneNumberFromString(text.startsWith('+') ? text : `+${text}`);
  const shown = parsed?.isValid() ? parsed.formatInternational() : text;
  // Some countries drop a trunk zero behind the country code: then two different numbers would look
  // alike.
  return shown.replaceAll(/\D/g, '') === text.replaceAll(/\D/g, '') ? shown : text;
}
