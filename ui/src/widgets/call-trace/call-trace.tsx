import { cva } from 'class-variance-authority';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../patterns/empty-state/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';
import { findSpans, lengthOf, rowsAround, rowsOf, treeOf } from './call-trace.model.ts';
import type { TraceSpan } from './call-trace.types.ts';
import { SpanLegend } from './span-bar.tsx';
import { SpanDetails } from './span-details.tsx';
import { SpanTree } from './span-tree.tsx';
import { type CallTraceLabels, defaultLabels } from './trace-labels.ts';
import { TurnLatencies } from './turn-latencies.tsx';

const traceStyles = cva('grid grid-cols-1 gap-3');

export type CallTraceProps = {
  /** Ordered by start, as returned by `readTrace`. Keep the array stable between renders. */
  spans: readonly TraceSpan[];
  /** Id of the span with its attributes shown. */
  selected: string | null;
  /** Called with the id of the chosen span; null when its attributes are closed. */
  onSelect: (id: string | null) => void;
  /** Overrides texts of the current language. */
  labels?: Partial<CallTraceLabels>;
  /** Additional classes for the root. */
  className?: string;
};

/** A call step by step: a tree, bars on a time axis, and one span in full. */
export function CallTrace({ spans, selected, onSelect, labels, className }: CallTraceProps) {
  const text = useLabels('CallTrace', defaultLabels, labels);
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const tree = useMemo(() => treeOf(spans), [spans]);
  const all = useMemo(() => rowsOf(tree, new Set()), [tree]);
  const hits = useMemo(() => findSpans(spans, search), [spans, search]);
  const isSearching = search.trim() !== '';
  const rows = useMemo(
    () => (isSearching ? rowsAround(all, hits) : rowsOf(tree, closed)),
    [all, tree, isSearching, hits, closed],
  );
  const chosen = useMemo(() => all.find(({ span }) => span.id === selected), [all, selected]);

  if (spans.length === 0) return <EmptyState title={text.empty} className={className} />;
  const handleToggle = (id: string) => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  return (
    <div className={traceStyles({ className })}>
      <TurnLatencies spans={spans} onSelect={onSelect} labels={text} />
      <div className="flex flex-wrap items-center gap-3">
        <div className="relative w-72 max-w-full">
          <Search
            size={16}
            strokeWidth={1.75}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-muted"
          />
          <TextInput
            type="search"
            aria-label={text.search}
            placeholder={text.searchIn}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="ps-8!"
          />
        </div>
        <span role="status" className="text-small text-muted">
          {isSearching ? text.found(hits.size, spans.length) : text.count(spans.length)}
        </span>
        <SpanLegend nodes={all} labels={text} />
      </div>
      <div
        className={`grid grid-cols-1 items-start gap-3 ${chosen ? 'min-[1200px]:grid-cols-[minmax(0,1fr)_24rem]' : ''}`}
      >
        <SpanTree
          rows={rows}
          closed={isSearching ? undefined : closed}
          hits={hits}
          total={lengthOf(tree)}
          selected={selected}
          onSelect={onSelect}
          onToggle={handleToggle}
          labels={text}
        />
        {chosen ? (
          <SpanDetails node={chosen} onClose={() => onSelect(null)} labels={text} />
        ) : (
          <p className="text-small text-muted">{text.choose}</p>
        )}
      </div>
    </div>
  );
}
