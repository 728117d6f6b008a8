import { isSid } from '../../client/calls/path.ts';
import { instantOf } from './instant.ts';

/** A period in the platform's terms: `days` back from now, or instants. */
export type Period = { days?: number; start?: string; end?: string };

/**
 * Ends a period at its newest event, unless it has an end. Counts days back from that event, or
 * from now if that is earlier. The platform counts them from its own clock, which is unknown here:
 * the start may be too early, but not too late.
 */
export function closedAt(period: Period, end: string, now = Date.now()): Period {
  const { days, start } = period;
  if (days !== undefined) {
    const last = Math.min(now, instantOf(end) ?? now);
    return { start: new Date(last - days * 86_400_000).toISOString(), end };
  }
  return period.end === undefined ? { ...(start !== undefined && { start }), end } : period;
}

/**
 * Query for a number or an id. The platform reads it as a regular expression and fails with 500 on
 * an invalid one: numbers are reduced to their digits, all other text is escaped.
 */
export function callPattern(text: string): string {
  const typed = text.trim();
  // The platform compares a call SID exactly; other tools write it in capitals.
  if (isSid(typed)) return typed.toLowerCase();
  if (/^\+?[\d\s().\-/]*\d[\d\s().\-/]*$/.test(typed)) return typed.replace(/\D/g, '');
  // Call records have numbers without the +.
  return typed.replace(/^\+(?=.)/, '').replace(/[^\w@:;= -]/gu, itself);
}

/** A character class escapes a character without a backslash, where possible. */
function itself(character: string): string {
  if ('^]\\/'.includes(character)) return `\\${character}`;
  return character > '\u007f' ? character : `[${character}]`;
}
