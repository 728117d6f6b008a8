/** Length of a jump in seconds, as specified. */
export const jumpSeconds = 15;

/** '02:05'; hours count as minutes. */
export function clockText(seconds: number): string {
  const whole = Math.floor(Math.max(0, seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** End of a jump: not before the start, and at most a second before the end. */
export function jumpFrom(time: number, by: number, duration: number): number {
  const next = time + by;
  if (next <= 0) return 0;
  return next >= duration ? Math.max(0, duration - 1) : next;
}
