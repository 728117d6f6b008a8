import type { CallLine } from './line.types.ts';
import { complaintsOf, readQuality } from './quality.model.ts';

/** Interval between readings of the audio quality, in ms. */
const pause = 5000;

/** @returns function that stops it */
export function watchQuality(line: CallLine, onChange: (complaints: string[]) => void): () => void {
  let counts = { received: 0, lost: 0 };
  const timer = setInterval(async () => {
    const report = await line.stats();
    if (!report) return;
    const entries = new Map<string, Record<string, unknown>>();
    report.forEach((entry: Record<string, unknown>, id: string) => {
      entries.set(id, entry);
    });
    const read = readQuality(entries, counts);
    counts = read.counts;
    onChange(complaintsOf(read.quality));
  }, pause);
  return () => clearInterval(timer);
}
