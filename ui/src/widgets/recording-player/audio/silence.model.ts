import type { Peaks } from '../recording-player.types.ts';

/** Louder is speech. */
const threshold = 0.03;
/** This many in a row: a click is no speech. */
const inARow = 5;
/** Seconds of audio the recogniser gets after the last loud peak. */
const afterglow = 0.02;

/** Peaks of a recording: each stands for ten samples at 8 kHz. */
export const peakCount = (duration: number) => Math.max(1, Math.round((8000 * duration) / 10));

/**
 * When speech stopped between two times, in seconds, searched from the end. null without speech.
 */
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

/** Stretches in which no channel is loud. @param least in seconds; shorter ones are pauses of speech */
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

/** Left of a silence on both sides when it is skipped, in seconds. */
const margin = 0.25;

/** Where playback resumes when it has entered a silence; null outside of one. */
export function afterSilence(silences: readonly Silence[], time: number): number | null {
  const inside = silences.find(
    ({ start, end }) => time >= start + margin && time < end - margin - 0.05,
  );
  return inside ? inside.end - margin : null;
}
