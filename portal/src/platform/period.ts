/** A stretch of time as the platform is asked for it: `days` back from now, or instants. */
export type Period = { days?: number; start?: string; end?: string };

/**
 * What the platform is asked for when somebody looks for a number or an id. It takes the text for a
 * regular expression and answers 500 to one that it cannot read: numbers are reduced to their digits,
 * and any other character with a meaning of its own becomes one that fits every character.
 */
export function callPattern(text: string): string {
  const typed = text.trim();
  if (/^\+?[\d\s().\-/]+$/.test(typed)) return typed.replace(/\D/g, '');
  return typed.replace(/^\+/, '').replace(/[^\w@:;= -]/g, '.');
}
