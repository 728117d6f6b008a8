import type { Peaks } from '../recording-player.types.ts';

/** Louder peaks count as speech. */
const threshold = 0.03;
/** Loud peaks in a row that make speech: a click is shorter. */
const inARow = 5;
/** Audio that the recogniser gets after the last loud peak, in seconds. */
const afterglow = 0.02;

/** Number of peaks of a recording: one per ten samples at 8 kHz. */
export const peakCount = (duration: number) => Math.max(1, Math.round((8000 * duration) / 10));

/** End of the last speech between two times, in seconds; null without speech. */
export function endOfSpeech(
  { duration, channels }: Peaks,
  channel: number,
  from: number,
  to: number,
): number | null {
  const peaks = channels[channel] ?? channels[0];
  if (!peaks || peaks.length === 0 || duration <= 0) return null;
  const indexAt = (time: number) => Math.floor((time * peaks.length) / duration);
  const first = Math.max(0, indexAt(from));
  const last = Math.min(peaks.length, indexAt(to)) - inARow;
  for (let index = last; index >= first; index -= 1) {
    let loud = 0;
    while (loud < inARow && Math.abs(peaks[index + loud] ?? 0) > threshold) loud += 1;
    if (loud === inARow) return ((index + inARow) * duration) / peaks.length + afterglow;
  }
  return null;
}

export type Silence = { start: number; end: number };

/** Ranges without a loud channel. @param least in seconds; shorter ones are pauses in speech */
export function silencesOf({ duration, channels }: Peaks, least = 1.5): Silence[] {
  const count = channels[0]?.length ?? 0;
  const found: Silence[] = [];
  const timeOf = (index: number) => (index * duration) / count;
  let begin = 0;
  for (let index = 0; index <= count; index += 1) {
    const isLoud =
      index === count || channels.some((peaks) => Math.abs(peaks[index] ?? 0) > threshold);
    if (!isLoud) continue;
    if (timeOf(index) - timeOf(begin) >= least) {
      found.push({ start: timeOf(begin), end: timeOf(index) });
    }
    begin = index + 1;
  }
  return found;
}

/** Part of a skipped silence that is kept on both sides, in seconds. */
const margin = 0.25;

/** Time to resume playback at after entering a silence; null outside of one. */
export function afterSilence(silences: readonly Silence[], time: number): number | null {
  const inside = silences.find(
    ({ start, end }) => time >= start + margin && time < end - margin - 0.05,
  );
  return inside ? inside.end - margin : null;
}
