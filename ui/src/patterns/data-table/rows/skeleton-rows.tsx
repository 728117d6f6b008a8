import type { DataTableColumn } from '../data-table.types.ts';

type SkeletonRowsProps<Row> = {
  count: number;
  columns: readonly DataTableColumn<Row>[];
  isCard: boolean;
  /** Adds a cell before the columns: a checkbox, or a button that opens the row. */
  hasLeading: boolean;
  /** Adds a cell behind the columns. */
  hasActions: boolean;
};

/** Widths of the bars, so that they look like text. */
const barWidths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-3/4'];

const barStyles = 'h-2.5 rounded-md bg-control/20';

// Spacing and lines of a loaded table; the frame draws the last line.
const cellStyles =
  'px-3 py-0 first:ps-4 last:pe-4 [[data-align=end]+&]:ps-8 bg-[repeating-linear-gradient(to_bottom,transparent_0_calc(var(--tl-row-height)-1px),var(--tl-border-subtle)_0_var(--tl-row-height))] bg-size-[100%_calc(100%-1px)] bg-no-repeat';

/**
 * Placeholder for rows that are loading. Every list opens with it, so it is cheap: one row as tall
 * as all, pulsing as one. Hidden from assistive technology.
 */
export function SkeletonRows<Row>({
  count,
  columns,
  isCard,
  hasLeading,
  hasActions,
}: SkeletonRowsProps<Row>) {
  const rows = Array.from({ length: count }, (_, index) => index);
  const widthOf = (index: number) => barWidths[index % barWidths.length];
  return (
    <tr aria-hidden className="animate-pulse cards:block">
      {isCard ? (
        <td className="block p-0">
          {rows.map((row) => (
            <div key={row} className="grid gap-3 border-b border-subtle px-3 py-4 last:border-b-0">
              {['w-1/2', widthOf(row), 'w-2/5'].map((width, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
                <div key={line} className={`${barStyles} ${width}`} />
              ))}
            </div>
          ))}
        </td>
      ) : (
        <>
          {hasLeading && <td className={cellStyles} />}
          {columns.map(({ id, align }, column) => (
            <td key={id} data-align={align} className={cellStyles}>
              <div
                className={`grid auto-rows-(--tl-row-height) items-center ${align === 'end' ? 'justify-items-end' : ''}`}
              >
                {rows.map((row) => (
                  <div
                    key={row}
                    className={`${barStyles} ${align === 'end' ? 'w-2/5' : widthOf(row + column)}`}
                  />
                ))}
              </div>
            </td>
          ))}
          {hasActions && <td className={cellStyles} />}
        </>
      )}
    </tr>
  );
}
