import type { ReactNode } from 'react';
import { Select } from '../../primitives/select/index.ts';
import { type SortState, sortKey, sortOfKey } from './data-table.model.ts';
import type { DataTableColumn, DataTableLabels } from './data-table.types.ts';

type CardsHeadProps<Row> = {
  columns: readonly DataTableColumn<Row>[];
  sort: SortState | undefined;
  onSort: (sort: SortState) => void;
  selectAll: ReactNode;
  labels: DataTableLabels;
};

/** Replaces the column heads above cards: select all, and one select for the sort order. */
export function CardsHead<Row>({ columns, sort, onSort, selectAll, labels }: CardsHeadProps<Row>) {
  const sortable = columns.filter((column) => column.sortValue ?? column.isSortable);
  const reason = columns.find((column) => column.unsortableReason)?.unsortableReason;
  if (!selectAll && sortable.length === 0 && reason === undefined) return null;
  const options = sortable.flatMap(({ id, header }) =>
    (['asc', 'desc'] as const).map((direction) => ({
      value: sortKey({ columnId: id, direction }),
      label: labels.sorted(header, direction === 'desc'),
    })),
  );
  return (
    <div className="flex items-center gap-3 border-b border-default px-3 py-2">
      {selectAll}
      {sortable.length === 0 && <p className="text-small text-muted">{reason}</p>}
      {sortable.length > 0 && (
        <Select
          aria-label={labels.sortBy}
          size="sm"
          className="w-auto! min-w-[min(10rem,75%)]"
          value={sort ? sortKey(sort) : null}
          placeholder={labels.sortBy}
          onChange={(key) => onSort(sortOfKey(key))}
          options={options}
        />
      )}
    </div>
  );
}
