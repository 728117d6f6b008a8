/**
 * A timestamp of the platform in ms since 1970, for sorting: as text, 23.9 seconds sort before
 * 23.86. null for invalid text.
 */
export function instantOf(text: string): number | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
