import { formatNumber } from '@trunkline/ui/tokens/format';
import { addresses } from '../../../src/addresses.ts';
import type { RecentCall } from '../../../src/platform/resources/calls/recent-calls.ts';
import { figuresOf, waitsOf } from '../../../src/shared/calls/call-figures.ts';
import { inPercent } from '../../../src/shared/calls/in-percent.ts';
import type { Condition, Range } from './condition.ts';
import { isWorse, sampleOf } from './range.ts';

type Figure = {
  kind: 'answer-rate' | 'answer-delay';
  member: keyof Range;
  title: (name: string) => string;
  over: (name: string) => string;
  /** Whether a call has this figure. */
  counts: (call: RecentCall) => boolean;
  measure: (calls: readonly RecentCall[]) => number | null;
  text: (value: number) => string;
};

const figures: readonly Figure[] = [
  {
    kind: 'answer-rate',
    member: 'rate',
    title: (name) => `${name} answers fewer calls than last week`,
    // Also used if there are no longer enough calls.
    over: (name) => `${name} is no longer below last week’s answer rate`,
    counts: () => true,
    measure: (calls) => figuresOf(calls).answerSeizureRatio,
    text: inPercent,
  },
  {
    kind: 'answer-delay',
    member: 'delay',
    title: (name) => `${name} takes longer to answer than last week`,
    over: (name) => `${name} no longer takes longer to answer than last week`,
    counts: (call) => waitsOf([call]).length > 0,
    measure: (calls) => figuresOf(calls).averageWait,
    text: (value) => `${value.toFixed(1)} s`,
  },
];

const callsOf = (name: string) =>
  `${addresses.recentCalls}?${new URLSearchParams({ date: '7', direction: 'outbound', trunk: name })}`;

/**
 * A carrier's answer rate and time to answer, if worse than last week’s range.
 * @param calls outbound ones of this carrier, newest first
 * @param before conditions of the last look, by id
 */
export const carrierFigures = (
  name: string,
  calls: readonly RecentCall[],
  now: number,
  range: Range | undefined,
  before: ReadonlyMap<string, Condition>,
): Condition[] =>
  figures.flatMap(({ kind, member, title, over, counts, measure, text }) => {
    const id = `${kind} ${name}`;
    const known = before.get(id);
    const basis = known?.range ?? range;
    const spread = basis?.[member];
    const sample = sampleOf(calls.filter(counts), now);
    const value = sample && measure(sample);
    if (!spread || !sample || value === null) return [];
    if (!isWorse(member, value, sample.length, spread, known !== undefined)) return [];
    const detail = `${text(value)} over ${formatNumber(sample.length)} calls, last week ${text(spread.mean)}.`;
    const href = callsOf(name);
    return { id, kind, title: title(name), over: over(name), detail, href, range: basis };
  });
