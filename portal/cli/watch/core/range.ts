import type { RecentCall } from '../../../src/platform/resources/calls/recent-calls.ts';
import { figuresOf, waitsOf } from '../../../src/shared/calls/call-figures.ts';
import type { Range, Spread } from './condition.ts';

/** Fewer calls are not significant, now or last week. */
export const fewestCalls = 50;

const hour = 3_600_000;

/**
 * The newest calls to judge a carrier by: those of the last hour or, if too few, the last fifty of
 * the day; null if the day has fewer.
 * @param calls newest first
 */
export function sampleOf(calls: readonly RecentCall[], now: number): readonly RecentCall[] | null {
  const recent = calls.filter(({ attempted_at }) => Date.parse(attempted_at) > now - hour);
  if (recent.length >= fewestCalls) return recent;
  return calls.length >= fewestCalls ? calls.slice(0, fewestCalls) : null;
}

type Part = { count: number; mean: number };

function spreadOf(parts: readonly Part[], ofOne: (mean: number) => number): Spread | null {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  if (count < fewestCalls) return null;
  const mean = parts.reduce((sum, part) => sum + part.count * part.mean, 0) / count;
  const variance = ofOne(mean);
  const seen = parts.reduce((sum, part) => sum + part.count * (part.mean - mean) ** 2, 0) / count;
  const byChance = (variance * parts.length) / count;
  return { mean, between: Math.max(0, seen - byChance), ofOne: variance };
}

/** Variance of one call. Never 0, because a week without failures doesn’t rule one out. */
const varianceOfShare = (share: number, count: number) => {
  const smoothed = (share * count + 1) / (count + 2);
  return smoothed * (1 - smoothed);
};

/** @param parts calls of one carrier in consecutive parts of the week */
export function rangeOf(parts: readonly (readonly RecentCall[])[]): Range {
  const calls = parts.flat().length;
  const waits = parts.map(waitsOf).filter((part) => part.length > 0);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const all = waits.flat();
  return {
    rate: spreadOf(
      parts.flatMap((part) => {
        const { answerSeizureRatio } = figuresOf(part);
        return answerSeizureRatio === null ? [] : { count: part.length, mean: answerSeizureRatio };
      }),
      (share) => varianceOfShare(share, calls),
    ),
    delay: spreadOf(
      waits.map((part) => ({ count: part.length, mean: mean(part) })),
      (middle) => mean(all.map((wait) => (wait - middle) ** 2)),
    ),
  };
}

/** How far a figure from this number of calls may differ from the mean. */
const reach = ({ between, ofOne }: Spread, calls: number, deviations: number, least: number) =>
  Math.max(deviations * Math.sqrt(between + ofOne / calls), least);

/**
 * A figure leaves the range beyond four standard deviations and returns within three, so that one
 * on the edge doesn’t flap. Differences below ten percentage points or one second don't count.
 */
const limits = {
  rate: { leaves: { deviations: 4, least: 0.1 }, isBack: { deviations: 3, least: 0.075 } },
  delay: { leaves: { deviations: 4, least: 1 }, isBack: { deviations: 3, least: 0.75 } },
};

/** Whether a figure is worse than last week. @param wasWorse in the last look */
export function isWorse(
  figure: keyof typeof limits,
  value: number,
  calls: number,
  range: Spread,
  wasWorse: boolean,
): boolean {
  const { deviations, least } = limits[figure][wasWorse ? 'isBack' : 'leaves'];
  const away = figure === 'rate' ? range.mean - value : value - range.mean;
  return away > reach(range, calls, deviations, least);
}
