import { cva } from 'class-variance-authority';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Disclosure } from '../../primitives/disclosure/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { formatHour, formatNumber, formatWeekday } from '../../tokens/format/index.ts';
import { useLabels, useLocale } from '../../use-labels.ts';
import {
  axisOf,
  isByHour,
  totalOf,
  type VolumeBar,
  type VolumeSeries,
} from './event-volume.model.ts';
import { LegendEntry } from './legend-entry.tsx';
import { VolumeTable } from './volume-table.tsx';

const volumeStyles = cva(
  'grid min-w-0 grid-cols-1 gap-2 rounded-lg border border-default bg-card p-3',
);

const height = 96;
const axisWidth = 36;
/** Least top of the axis: a single count must not fill the chart. */
const leastTop = 5;
/** Keeps the bars of a few days narrow. */
const widestBar = 56;
/** Width of a label under the bars. */
const labelWidth = 66;

export const tones: Record<VolumeSeries['tone'], string> = {
  success: 'text-success',
  danger: 'text-danger',
  warning: 'text-warning',
  info: 'text-info',
  accent: 'text-accent',
  neutral: 'text-muted',
};

export const defaultLabels = {
  table: 'As a table',
  time: 'Time',
  total: 'Total',
  /** Label of the button that narrows to one bar. */
  narrow: (time: string) => `Show only ${time}`,
  /** In the legend: bars that cover only a part of their hour or day. */
  incomplete: 'Incomplete',
  /** A row of the table for such a bar. */
  incompleteTime: (time: string) => `${time} (incomplete)`,
  hint: 'Drag over the bars to show only that time.',
  fold: 'Hide chart',
  unfold: 'Show chart',
};

export type EventVolumeLabels = typeof defaultLabels;

export type EventVolumeProps = {
  /** Accessible name: 'Calls per hour'. */
  label: string;
  /** Counts over time, from `barsOf`. */
  bars: readonly VolumeBar[];
  /** From bottom to top. */
  series: readonly VolumeSeries[];
  /** A thin line behind the bars: one count per bar, or fewer if it ends earlier. */
  comparison?: { label: string; counts: readonly number[] };
  /** Called when the user selects a time range. */
  onRange: (start: Date, end: Date) => void;
  /** Whether the bars are shown; otherwise only the line above, with small bars. */
  open?: boolean;
  /** Called with the next state by the fold button; without it there is no button. */
  onOpenChange?: (open: boolean) => void;
  /** Figures and notes above the bars. */
  summary?: React.ReactNode;
  /** Overrides texts of the current language. */
  labels?: Partial<EventVolumeLabels>;
  /** Additional classes for the root. */
  className?: string;
};

/** Bars of events by hour or day, to read and to select a time range. */
export function EventVolume({
  label,
  bars,
  series,
  comparison,
  onRange,
  open = true,
  onOpenChange,
  summary,
  labels,
  className,
}: EventVolumeProps) {
  const locale = useLocale();
  const text = useLabels('EventVolume', defaultLabels, labels);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is another one when it unfolds
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  const room = Math.max(width - axisWidth, 1);
  const step = room / Math.max(bars.length, 1);
  const most = Math.max(leastTop, ...bars.map(totalOf), ...(comparison?.counts ?? []));
  const { top: axisTop, ticks } = axisOf(most);
  const scale = (count: number) => height - (count / axisTop) * (height - 4);
  const format = isByHour(bars) ? formatHour : formatWeekday;
  const timeText = (at: Date) => format(at, locale);

  const barAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left } = currentTarget.getBoundingClientRect();
    const index = Math.floor((clientX - left - axisWidth) / step);
    return Math.min(Math.max(index, 0), bars.length - 1);
  };
  const choose = (from: number, to: number) => {
    const [first, last] = [bars[Math.min(from, to)], bars[Math.max(from, to)]];
    // The end of a range is inclusive.
    if (first && last) onRange(first.start, new Date(last.end.getTime() - 1));
  };
  const barWidth = Math.max(Math.min(step * 0.8, widestBar), 1);
  const middleOf = (index: number) => axisWidth + (index + 0.5) * step;
  const labelled = bars
    .map(({ start }, index) => ({ start, index, middle: middleOf(index) }))
    .filter(({ index }) => index % Math.ceil(90 / step) === 0)
    // Drops labels that would be cut off at the end.
    .filter(({ index, middle }) => index === 0 || middle + labelWidth / 2 <= width);

  return (
    <section aria-label={label} className={volumeStyles({ className })}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small wrap-anywhere">
        {summary}
        {!open && <SmallBars bars={bars} series={series} />}
        <ul className={`ms-auto flex min-w-0 flex-wrap gap-x-4 ${open ? '' : 'hidden'}`}>
          {series.map(({ id, label: name, tone }) => (
            <LegendEntry
              key={id}
              name={name}
              mark={`size-2.5 rounded-sm bg-current forced-color-adjust-none ${tones[tone]}`}
            />
          ))}
          {bars.some(({ isPartial }) => isPartial) && (
            <LegendEntry name={text.incomplete} mark="size-2.5 rounded-sm border border-current" />
          )}
          {comparison && (
            <LegendEntry
              name={comparison.label}
              mark="w-3.5 border-t-2 border-dashed border-current"
            />
          )}
        </ul>
        {onOpenChange && (
          <IconButton
            icon={open ? ChevronUp : ChevronDown}
            label={open ? text.fold : text.unfold}
            size="sm"
            // Matches the height of its line.
            className={`-my-1.5 -me-1.5 -ms-2 ${open ? '' : 'max-[56rem]:ms-auto'}`}
            aria-expanded={open}
            onClick={() => onOpenChange(!open)}
          />
        )}
      </div>
      {open && (
        <>
          <div ref={box} dir="ltr" className="min-w-0">
            <svg
              role="img"
              aria-label={label}
              width={width}
              height={height + 18}
              className="block touch-none select-none"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                const at = barAt(event);
                setDrag({ from: at, to: at });
              }}
              onPointerMove={(event) => drag && setDrag({ ...drag, to: barAt(event) })}
              onPointerUp={() => {
                if (drag) choose(drag.from, drag.to);
                setDrag(null);
              }}
              onPointerCancel={() => setDrag(null)}
            >
              <title>{text.hint}</title>
              {ticks.map((tick) => (
                <g key={tick} className="text-muted">
                  <line
                    x1={axisWidth}
                    x2={width}
                    y1={scale(tick)}
                    y2={scale(tick)}
                    className="stroke-track"
                  />
                  <text
                    x={axisWidth - 6}
                    y={scale(tick) + 4}
                    textAnchor="end"
                    className="fill-current text-[10px]"
                  >
                    {formatNumber(tick, locale)}
                  </text>
                </g>
              ))}
              {drag && (
                <rect
                  x={axisWidth + Math.min(drag.from, drag.to) * step}
                  width={(Math.abs(drag.to - drag.from) + 1) * step}
                  y={0}
                  height={height}
                  className="fill-current text-accent opacity-20"
                />
              )}
              {comparison && (
                <polyline
                  points={comparison.counts
                    .map((count, index) => `${middleOf(index)},${scale(count)}`)
                    .join(' ')}
                  strokeWidth={1.5}
                  strokeDasharray="4 3"
                  className="fill-none stroke-current text-muted opacity-70"
                />
              )}
              {bars.map((bar, index) => {
                let top = 0;
                return series.map(({ id, tone }) => {
                  const count = bar.counts[id] ?? 0;
                  top += count;
                  return (
                    count > 0 && (
                      <rect
                        key={`${bar.start.getTime()} ${id}`}
                        x={middleOf(index) - barWidth / 2}
                        width={barWidth}
                        y={scale(top)}
                        height={scale(top - count) - scale(top)}
                        fillOpacity={bar.isPartial ? 0.35 : undefined}
                        className={`fill-current ${bar.isPartial ? 'stroke-current' : ''} ${tones[tone]}`}
                      />
                    )
                  );
                });
              })}
              {labelled.map(({ start, middle }) => (
                <text
                  key={start.getTime()}
                  x={middle}
                  y={height + 14}
                  textAnchor="middle"
                  className="fill-current text-[10px] text-muted"
                >
                  {timeText(start)}
                </text>
              ))}
            </svg>
          </div>
          <Disclosure summary={text.table}>
            <VolumeTable
              label={label}
              bars={bars}
              series={series}
              comparison={comparison}
              timeText={timeText}
              onChoose={(index) => choose(index, index)}
              labels={text}
            />
          </Disclosure>
        </>
      )}
    </section>
  );
}

/** A small chart if there is space; the figures and the table have the same data. */
const SmallBars = ({ bars, series }: Pick<EventVolumeProps, 'bars' | 'series'>) => {
  const most = Math.max(leastTop, ...bars.map(totalOf));
  return (
    <div aria-hidden dir="ltr" className="-my-1.5 ms-auto flex h-8 w-80 gap-px max-[56rem]:hidden">
      {bars.map((bar) => (
        <div key={bar.start.getTime()} className="flex flex-1 flex-col-reverse bg-sunken">
          {series.map(({ id, tone }) => (
            <div
              key={id}
              className={`bg-current forced-color-adjust-none ${bar.isPartial ? 'opacity-50' : ''} ${tones[tone]}`}
              style={{ height: `${((bar.counts[id] ?? 0) / most) * 100}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
};
