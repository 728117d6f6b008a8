/**
 * An instant of the platform in ms since 1970, to sort by: as text, 23.9 seconds come before 23.86.
 * null for text that is none.
 */
export function instantOf(text: string): number | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
