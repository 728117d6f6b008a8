import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { marked } from '../../tokens/text/index.ts';
import { msPerPixel, shortName } from './call-trace.model.ts';
import type { SpanNode } from './call-trace.types.ts';
import { SpanBar, TimeAxis } from './span-bar.tsx';
import type { CallTraceLabels } from './trace-labels.ts';

/** In px. All rows have the same height, so that only visible ones are drawn. */
const rowHeight = 28;
const indent = 30;
const overscan = 8;

type SpanTreeProps = {
  rows: readonly SpanNode[];
  /** Spans with hidden children; undefined: none can be closed. */
  closed: ReadonlySet<string> | undefined;
  /** Ids of the spans that match the search. */
  hits: ReadonlySet<string>;
  /** Length of the call, in ms. */
  total: number;
  selected: string | null;
  onSelect: (id: string) => void;
  onToggle: (id: string) => void;
  labels: CallTraceLabels;
};

/** Names as a tree, with bars on a time axis beside them. Arrows, Home and End move and select. */
export function SpanTree({
  rows,
  closed,
  hits,
  total,
  selected,
  onSelect,
  onToggle,
  labels,
}: SpanTreeProps) {
  const id = useId();
  const view = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [size, setSize] = useState({ width: 1000, height: 420 });
  const at = rows.findIndex(({ span }) => span.id === selected);

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Scrolls a span into view that was selected elsewhere.
  useLayoutEffect(() => {
    const element = view.current;
    if (!element || at < 0) return;
    const from = at * rowHeight;
    if (from < element.scrollTop) element.scrollTop = from;
    else if (from + rowHeight > element.scrollTop + element.clientHeight) {
      element.scrollTop = from + rowHeight - element.clientHeight;
    }
    // The scroll event comes a frame later: without this, the row would be missing until then.
    setTop(element.scrollTop);
  }, [at]);

  const nameWidth = Math.min(Math.max(size.width * 0.4, 150), 280);
  const barWidth = Math.max(size.width - nameWidth - 16, 60);
  const scale = msPerPixel(total, barWidth);
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const last = Math.min(rows.length, Math.ceil((top + size.height) / rowHeight) + overscan);

  const go = (index: number) => {
    const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (row) onSelect(row.span.id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const row = rows[at];
    const isClosed = row !== undefined && closed?.has(row.span.id);
    const parent = () => {
      const above = rows.slice(0, at).findLastIndex(({ level }) => level < (row?.level ?? 0));
      if (above >= 0) go(above);
    };
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      PageDown: () => go(at + Math.floor(size.height / rowHeight)),
      PageUp: () => go(at - Math.floor(size.height / rowHeight)),
      ArrowRight: () => {
        if (!row || row.children.length === 0) return;
        if (isClosed) onToggle(row.span.id);
        else go(at + 1);
      },
      ArrowLeft: () => {
        if (row && row.children.length > 0 && closed && !isClosed) onToggle(row.span.id);
        else parent();
      },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return (
    <div className="min-w-0 overflow-hidden rounded-md border border-default bg-card">
      <TimeAxis start={nameWidth} scale={scale} total={total} />
      <div
        ref={view}
        role="tree"
        aria-label={labels.tree}
        tabIndex={0}
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        onKeyDown={handleKeyDown}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        className="relative max-h-[26rem] min-w-0 overflow-x-hidden overflow-y-auto"
      >
        <div role="presentation" style={{ height: rows.length * rowHeight }} className="relative">
          {rows.slice(first, last).map((node, offset) => {
            const index = first + offset;
            const { span, level, children } = node;
            const isClosed = closed?.has(span.id) ?? false;
            return (
              <div
                key={`${span.id} ${index}`}
                id={`${id}-${index}`}
                role="treeitem"
                aria-level={level + 1}
                aria-selected={index === at}
                aria-expanded={children.length > 0 ? !isClosed : undefined}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                tabIndex={-1}
                onMouseDown={() => onSelect(span.id)}
                style={{ top: index * rowHeight, height: rowHeight }}
                className="absolute inset-x-0 flex cursor-default items-center text-small hover:bg-hover aria-selected:bg-accent-soft"
              >
                <div
                  className="flex shrink-0 items-center gap-1 ps-2"
                  style={{ width: nameWidth, paddingInlineStart: 8 + level * indent }}
                >
                  {children.length > 0 && closed ? (
                    <button
                      type="button"
                      aria-hidden
                      tabIndex={-1}
                      onMouseDown={(event) => event.stopPropagation()}
                      onClick={() => onToggle(span.id)}
                      className="relative grid size-5 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover pointer-coarse:before:absolute pointer-coarse:before:-inset-x-3 pointer-coarse:before:-inset-y-1"
                    >
                      <ChevronRight
                        size={14}
                        strokeWidth={1.75}
                        aria-hidden
                        className={isClosed ? 'rtl:rotate-180' : 'rotate-90'}
                      />
                    </button>
                  ) : (
                    <span className="size-5 shrink-0" />
                  )}
                  <span
                    title={marked(span.name)}
                    className={`truncate ${hits.has(span.id) ? 'font-semibold text-accent' : ''}`}
                  >
                    {marked(shortName(span.name))}
                  </span>
                </div>
                <SpanBar node={node} scale={scale} total={total} labels={labels} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
