import { formatShortDuration } from '../../tokens/format/index.ts';
import { useLocale } from '../../use-labels.ts';
import type { SpanNode } from './call-trace.types.ts';
import { type SpanKind, spanKindOf, spanKinds, ticksOf } from './span-kind.model.ts';
import type { CallTraceLabels } from './trace-labels.ts';

const fills: Record<SpanKind, string> = {
  say: 'bg-accent-mark',
  gather: 'bg-info-strong',
  webhook: 'bg-warning-strong',
  vendor: 'bg-success-strong',
  other: 'bg-control',
  failed: 'bg-danger-strong',
};

type SpanBarProps = {
  node: SpanNode;
  /** In ms per px. */
  scale: number;
  /** Length of the call, in ms. */
  total: number;
  labels: CallTraceLabels;
};

/** A step at its place on the axis, in the colour of its kind. */
export function SpanBar({ node, scale, total, labels }: SpanBarProps) {
  const { offset, duration, span } = node;
  const locale = useLocale();
  const from = offset / scale;
  const length = Math.max(duration / scale, 2);
  const share = total > 0 ? Math.min(duration / total, 1) : 1;
  return (
    <div
      title={labels.placed(
        formatShortDuration(offset, locale),
        formatShortDuration(duration, locale),
        `${Math.round(share * 100)}%`,
      )}
      className="relative h-full min-w-0 flex-1 border-s border-subtle"
    >
      <div
        className={`absolute inset-y-2 rounded-sm forced-color-adjust-none ${fills[spanKindOf(span)]}`}
        style={{ insetInlineStart: from, width: length }}
      />
      <span
        dir="ltr"
        className="absolute inset-y-0 flex items-center text-meta whitespace-nowrap text-muted"
        style={{ insetInlineStart: from + length + 6 }}
      >
        {formatShortDuration(duration, locale)}
      </span>
    </div>
  );
}

type TimeAxisProps = {
  /** Space before the axis, in px. */
  start: number;
  scale: number;
  /** Length of the call, in ms: the end of the axis. */
  total: number;
};

/** Time since the start of the call, above the bars. */
export function TimeAxis({ start, scale, total }: TimeAxisProps) {
  const locale = useLocale();
  return (
    <div aria-hidden className="relative h-6 border-b border-subtle text-meta text-muted">
      {ticksOf(scale, total / scale).map((tick) => (
        <span
          key={tick}
          className="absolute inset-y-0 flex items-center border-s border-subtle ps-1 whitespace-nowrap"
          style={{ insetInlineStart: start + tick / scale }}
        >
          <bdi dir="ltr">{formatShortDuration(tick, locale)}</bdi>
        </span>
      ))}
    </div>
  );
}

/** The kinds in use, with their colours. */
export function SpanLegend({
  nodes,
  labels,
}: {
  nodes: readonly SpanNode[];
  labels: CallTraceLabels;
}) {
  const there = new Set(nodes.map(({ span }) => spanKindOf(span)));
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-muted">
      {spanKinds
        .filter((kind) => there.has(kind))
        .map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <span
              aria-hidden
              className={`size-2.5 rounded-sm forced-color-adjust-none ${fills[kind]}`}
            />
            {labels.kind[kind]}
          </li>
        ))}
    </ul>
  );
}
