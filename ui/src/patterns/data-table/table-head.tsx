import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { SortState } from './data-table.model.ts';
import { headCellStyles, headRowStyles, roles } from './data-table.styles.ts';
import type { DataTableColumn } from './data-table.types.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

type TableHeadProps<Row> = {
  columns: readonly DataTableColumn<Row>[];
  sort: SortState | undefined;
  onSort: (columnId: string) => void;
  /** Checkbox for all rows, where rows can be selected. */
  selectAll: ReactNode;
  /** Name of the column of actions, where there are any. */
  actionsLabel: string | undefined;
};

/** Column heads. On cards only what can be pressed is left: select all and the sort buttons. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  selectAll,
  actionsLabel,
}: TableHeadProps<Row>) {
  const isPressable = selectAll || columns.some((column) => column.sortValue ?? column.isSortable);
  return (
    <thead {...roles.group} className="@max-[700px]:block">
      <tr {...roles.row} aria-rowindex={1} className={headRowStyles({ isPlain: !isPressable })}>
        {selectAll && (
          <th
            {...roles.columnHeader}
            scope="col"
            className={headCellStyles({
              align: 'start',
              isPlain: false,
              className: 'w-11 @max-[700px]:w-auto',
            })}
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
              className={headCellStyles({
                align,
                isPlain: !isSortable,
                className: 'w-(--column-width) @max-[700px]:w-auto',
              })}
              style={{ '--column-width': column.width ?? 'auto' } as CSSProperties}
            >
              {isSortable ? (
                <SortButton
                  label={column.header}
                  direction={direction}
                  align={align}
                  onPress={() => onSort(column.id)}
                />
              ) : (
                <span className={column.hideHeader ? 'sr-only' : 'block truncate'}>
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
              isPlain: true,
              className: 'w-30 @max-[700px]:w-auto pointer-coarse:w-44',
            })}
          >
            <span className="sr-only">{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

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
        align === 'end' ? 'flex-row-reverse @max-[700px]:flex-row' : ''
      } ${direction ? 'text-default' : ''}`}
    >
      <span className="truncate">{label}</span>
      <Icon
        size={14}
        strokeWidth={1.75}
        aria-hidden
        className={`shrink-0 ${direction ? '' : 'opacity-45 group-hover/sort:opacity-100'}`}
      />
    </button>
  );
}
