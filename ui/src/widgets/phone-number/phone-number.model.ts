import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A number as people read it: '+44 20 1234 5678'. Texts that are no valid E.164 number, such as
 * short codes and patterns, stay as they are. What is shown always has the digits of the text.
 * @param text with or without the leading plus, which the platform drops
 */
export function formatNumber(text: string): string {
  if (!/^\+?[1-9]\d{6,14}$/.test(text)) return text;
  const parsed = parsePhoneNumberFromString(text.startsWith('+') ? text : `+${text}`);
  const shown = parsed?.isValid() ? parsed.formatInternational() : text;
  // A trunk zero behind the country code is dropped in some countries: then two numbers look alike.
  return shown.replaceAll(/\D/g, '') === text.replaceAll(/\D/g, '') ? shown : text;
}
