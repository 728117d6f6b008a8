import { Arrow } from '../../primitives/text/arrow.tsx';
import { formatCount, formatNumber } from '../../tokens/format/index.ts';
import { useLabels } from '../../use-labels.ts';

export const defaultLabels = {
  /** Accessible name. */
  title: 'Past calls',
  none: (calls: number) => `None of ${formatCount(calls, 'past call')} would go another way.`,
  noCalls: 'No past calls are kept.',
  of: (calls: number) => `Of ${formatCount(calls, 'past call')}`,
  kinds: {
    carrier: (count: number) => `${formatNumber(count)} would leave by another carrier`,
    rejected: (count: number) => `${formatNumber(count)} would be rejected`,
    application: (count: number) => `${formatNumber(count)} would reach another application`,
    accepted: (count: number) => `${formatNumber(count)} would no longer be rejected`,
  },
  unknown: (count: number) => `${formatNumber(count)} can’t be decided.`,
  rejected: 'rejected',
  /** The arrow between the parties, read aloud. */
  to: 'to',
  /** The arrow between the outcomes, read aloud. */
  becomes: 'then',
};

export type CallReachLabels = typeof defaultLabels;

export type ReachedCallExample = {
  from: string;
  to: string;
  /** Carrier or application; null: the call is rejected. */
  before: string | null;
  after: string | null;
};

type Figure = { count: number; examples: readonly ReachedCallExample[] };

export type ShownReach = {
  /** Number of calls checked. */
  calls: number;
  /** Number of these that can’t be decided. */
  unknown: number;
} & Record<'carrier' | 'rejected' | 'application' | 'accepted', Figure>;

export type CallReachProps = {
  /** The figures, each with a few examples at most. */
  reach: ShownReach;
  /** Overrides texts of the current language. */
  labels?: Partial<CallReachLabels>;
};

const kinds = ['rejected', 'carrier', 'application', 'accepted'] as const;

/** Number of past calls that a change would route differently, with examples. */
export function CallReach({ reach, labels }: CallReachProps) {
  const text = useLabels('CallReach', defaultLabels, labels);
  const { calls, unknown } = reach;
  const changed = kinds.filter((kind) => reach[kind].count > 0);
  const nameOf = (by: string | null) => by ?? text.rejected;
  return (
    <section aria-label={text.title} className="grid min-w-0 grid-cols-1 gap-1.5 text-small">
      {changed.length === 0 ? (
        <p>{calls === 0 ? text.noCalls : text.none(calls)}</p>
      ) : (
        <>
          <p className="text-muted">{text.of(calls)}</p>
          <ul className="grid min-w-0 grid-cols-1 gap-2">
            {changed.map((kind) => (
              <li key={kind} data-kind={kind} className="grid min-w-0 grid-cols-1 gap-0.5">
                <span className={kind === 'rejected' ? 'font-medium text-danger' : 'font-medium'}>
                  {text.kinds[kind](reach[kind].count)}
                </span>
                <ul className="grid min-w-0 grid-cols-1 gap-0.5 ps-3 text-muted">
                  {reach[kind].examples.map(({ from, to, before, after }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two calls may look the same, and the list doesn't change
                    <li key={index} className="wrap-anywhere">
                      <span className="font-mono" dir="ltr">
                        {from} <Arrow label={text.to} /> {to}
                      </span>
                      {': '}
                      <bdi>{nameOf(before)}</bdi> <Arrow label={text.becomes} />{' '}
                      <bdi>{nameOf(after)}</bdi>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
      {unknown > 0 && <p className="text-warning">{text.unknown(unknown)}</p>}
    </section>
  );
}
