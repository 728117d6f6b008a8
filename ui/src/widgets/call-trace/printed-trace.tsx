import { marked } from '../../tokens/text/index.ts';
import { useLabels, useLocale } from '../../use-labels.ts';
import { lengthOf, msPerPixel, rowsOf, shortName, treeOf } from './call-trace.model.ts';
import type { CallTraceProps } from './call-trace.tsx';
import { SpanBar, SpanLegend, TimeAxis } from './span-bar.tsx';
import { SpanDetails } from './span-details.tsx';
import { defaultLabels } from './trace-labels.ts';
import { latencySummary } from './turn-latencies.tsx';
import { turnsOf } from './turns.model.ts';

export type PrintedTraceProps = Pick<CallTraceProps, 'spans' | 'labels'>;

/** In px; both fit on a landscape A4 page. */
const nameWidth = 340;
const barWidth = 580;
const indent = 20;

/** A trace for print, or for a page without scripts: all spans, each in full below. */
export function PrintedTrace({ spans, labels }: PrintedTraceProps) {
  const text = useLabels('CallTrace', defaultLabels, labels);
  const locale = useLocale();
  const tree = treeOf(spans);
  const rows = rowsOf(tree, new Set());
  const turns = turnsOf(spans);
  const total = lengthOf(tree);
  const scale = msPerPixel(total, barWidth);
  if (spans.length === 0) return <p className="text-muted">{text.empty}</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      {turns.length > 0 && (
        <p className="text-small">
          <span className="font-medium">{text.latency}</span>
          <span className="text-muted">: {latencySummary(turns, { labels: text, locale })}</span>
        </p>
      )}
      <SpanLegend nodes={rows} labels={text} />
      <div className="overflow-x-auto rounded-md border border-default bg-card">
        <div style={{ width: nameWidth + barWidth }}>
          <TimeAxis start={nameWidth} scale={scale} total={total} />
          <ol aria-label={text.tree}>
            {rows.map((node, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: spans may share an id
                key={index}
                className="flex h-7 break-inside-avoid items-center text-small"
              >
                <span
                  className="shrink-0 truncate"
                  style={{ width: nameWidth, paddingInlineStart: 8 + node.level * indent }}
                >
                  {marked(shortName(node.span.name))}
                </span>
                <SpanBar node={node} scale={scale} total={total} labels={text} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <details>
        <summary className="cursor-pointer text-small">{text.attributes(rows.length)}</summary>
        <div className="grid grid-cols-1 gap-3">
          {rows.map((node, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: spans may share an id
            <SpanDetails key={index} node={node} labels={text} />
          ))}
        </div>
      </details>
    </div>
  );
}
