import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Tooltip } from '../../primitives/tooltip/index.ts';
import type { SortState } from './data-table.model.ts';
import { headCellStyles, roles } from './data-table.styles.ts';
import type { DataTableColumn } from './data-table.types.ts';
import { actionsWidth, leastWidth, selectionWidth } from './table-fit.model.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

type TableHeadProps<Row> = {
  columns: readonly DataTableColumn<Row>[];
  sort: SortState | undefined;
  onSort: (columnId: string) => void;
  /** On cards, the heads are for assistive technology only. */
  isPlain: boolean;
  /** Checkbox for all rows, if rows can be selected. */
  selectAll: ReactNode;
  /** Name of the actions column, if there are any. */
  actionsLabel: string | undefined;
  actionCount: number;
};

/** Column heads. On cards they are invisible and inert: `CardsHead` replaces them. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  isPlain,
  selectAll,
  actionsLabel,
  actionCount,
}: TableHeadProps<Row>) {
  return (
    <thead {...roles.group} className="cards:sr-only">
      <tr {...roles.row} aria-rowindex={1} className="cards:block">
        {selectAll && (
          <th
            {...roles.columnHeader}
            scope="col"
            className={headCellStyles({ align: 'start' })}
            style={widthOf(selectionWidth)}
          >
            {selectAll}
          </th>
        )}
        {columns.map((column) => {
          const isSortable = Boolean(column.sortValue ?? column.isSortable);
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          const align = column.align ?? 'start';
          return (
            <th
              key={column.id}
              {...roles.columnHeader}
              scope="col"
              aria-sort={isSortable ? (direction ? ariaSort[direction] : 'none') : undefined}
              data-align={align}
              className={headCellStyles({ align })}
              style={widthOf(leastWidth(column))}
            >
              {isSortable && !isPlain ? (
                <SortButton
                  label={column.header}
                  direction={direction}
                  align={align}
                  onPress={() => onSort(column.id)}
                />
              ) : column.unsortableReason && !isPlain ? (
                <Tooltip content={column.unsortableReason}>
                  {/* A button, so that the keyboard reaches the hint. */}
                  <button
                    type="button"
                    aria-disabled="true"
                    className={
                      column.isHeaderHidden
                        ? 'sr-only'
                        : 'min-h-6 max-w-full cursor-help truncate rounded-sm pointer-coarse:min-h-control'
                    }
                  >
                    {column.header}
                  </button>
                </Tooltip>
              ) : (
                <span
                  className={column.isHeaderHidden ? 'sr-only' : 'block truncate'}
                  title={column.header}
                >
                  {column.header}
                </span>
              )}
            </th>
          );
        })}
        {actionsLabel && (
          <th
            {...roles.columnHeader}
            scope="col"
            className={headCellStyles({
              align: 'end',
              className: 'w-(--fine) px-0! pointer-coarse:w-(--coarse)',
            })}
            style={actionRoom(actionCount)}
          >
            <span className="sr-only">{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

const widthOf = (rem: number) => ({ width: `${rem}rem` });

const actionRoom = (count: number) =>
  ({
    '--fine': `${actionsWidth(count, false)}rem`,
    '--coarse': `${actionsWidth(count, true)}rem`,
  }) as CSSProperties;

type SortButtonProps = {
  label: string;
  direction: 'asc' | 'desc' | undefined;
  align: 'start' | 'end';
  onPress: () => void;
};

function SortButton({ label, direction, align, onPress }: SortButtonProps) {
  const Icon = direction ? { asc: ArrowUp, desc: ArrowDown }[direction] : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={onPress}
      className={`group/sort inline-flex min-h-6 max-w-full items-center gap-1 rounded-sm hover:text-default pointer-coarse:min-h-control ${
        align === 'end' ? 'flex-row-reverse' : ''
      } ${direction ? 'text-default' : ''}`}
    >
      <span className="truncate" title={label}>
        {label}
      </span>
      <Icon
        size={14}
        strokeWidth={1.75}
        aria-hidden
        className={`shrink-0 ${direction ? '' : 'opacity-45 group-hover/sort:opacity-100'}`}
      />
    </button>
  );
}
