import { TriangleAlert } from 'lucide-react';
import { Arrow } from '../../primitives/text/arrow.tsx';
import { formatCount } from '../../tokens/format/index.ts';
import { useLabels } from '../../use-labels.ts';
import type { ShownCallTest } from './call-tests.tsx';

export const defaultLabels = {
  title: (count: number) => `${formatCount(count, 'test')} would fail`,
  /** The arrow between the outcomes, read aloud. */
  becomes: 'then',
};

export type BrokenTestsLabels = typeof defaultLabels;

export type BrokenTestsProps = {
  /** Tests that pass now and would fail. `would`: 'would leave by Fernway'. */
  tests: readonly (Pick<ShownCallTest, 'id' | 'title' | 'wanted'> & { would: string })[];
  /** Overrides texts of the current language. */
  labels?: Partial<BrokenTestsLabels>;
};

/** Tests that a change would break, each with its outcome before and after. */
export function BrokenTests({ tests, labels }: BrokenTestsProps) {
  const text = useLabels('BrokenTests', defaultLabels, labels);
  const title = text.title(tests.length);
  if (tests.length === 0) return null;
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-1.5 text-small">
      <p className="flex items-start gap-1.5 font-medium text-warning">
        <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        {title}
      </p>
      <ul className="grid min-w-0 grid-cols-1 gap-1 ps-5">
        {tests.map(({ id, title: call, wanted, would }) => (
          <li key={id} className="wrap-anywhere">
            <bdi>{`${call} ${wanted}`}</bdi> <Arrow label={text.becomes} />{' '}
            <bdi className="text-danger">{would}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
