import { instantOf } from './instant.ts';

/** A period in the platform's terms: `days` back from now, or instants. */
export type Period = { days?: number; start?: string; end?: string };

/**
 * The period without what comes after its newest event. One that has its end stays as it is. Days
 * are counted back from that event, or from now where that is earlier: the platform counts them from
 * its own clock, which is not known here, so the start may be too early but not too late.
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
 * Query for a number or an id. The platform reads it as a regular expression and answers 500 to an
 * invalid one: numbers are reduced to their digits, all else is escaped.
 */
export function callPattern(text: string): string {
  const typed = text.trim();
  if (/^\+?[\d\s().\-/]*\d[\d\s().\-/]*$/.test(typed)) return typed.replace(/\D/g, '');
  // Parties are without the + of a number.
  return typed.replace(/^\+(?=.)/, '').replace(/[^\w@:;= -]/gu, itself);
}

/** A class of one says it without a backslash, where that is possible. */
function itself(character: string): string {
  if ('^]\\/'.includes(character)) return `\\${character}`;
  return character > '\u007f' ? character : `[${character}]`;
}
