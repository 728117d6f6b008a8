/** Percentage, rounded and clamped to 0–100. */
export function percentOf(value: number, max: number): number {
  if (!(max > 0) || Number.isNaN(value)) return 0;
  return Math.round(Math.min(Math.max(value / max, 0), 1) * 100);
}
