import { type DataTableColumn, type SortState, sortRows } from '@trunkline/ui/patterns/data-table';
import { useMemo } from 'react';
import type { List } from '../use-list.ts';

/** Most rows to sort here; the platform alone orders longer lists. */
export const sortedAtOnce = 1000;

/** Whether all rows must be loaded, because the list is sorted here. */
export const sortsHere = ({ sort }: Pick<List, 'sort'>, total: number | undefined): boolean =>
  sort !== undefined && total !== undefined && total <= sortedAtOnce;

const unsortableReason =
  'The platform orders this list. Up to 1,000 rows can be sorted: narrow it with the filters.';

type PageOfRows<Row> = {
  columns: readonly DataTableColumn<Row>[];
  /** Rows of the page, or all rows. */
  rows: Row[] | undefined;
  total: number | undefined;
  list: Pick<List, 'sort' | 'page' | 'pageSize'>;
};

type SortedPage<Row> = {
  columns: readonly DataTableColumn<Row>[];
  rows: Row[] | undefined;
  /** undefined if the rows are in the platform's order. */
  sort: SortState | undefined;
};

/** One page of a list that the platform pages but can't sort. Sorts it here once all rows are loaded. */
export function useSortedPage<Row>({
  columns,
  rows,
  total,
  list: { sort, page, pageSize },
}: PageOfRows<Row>): SortedPage<Row> {
  const isFew = total === undefined || total <= sortedAtOnce;
  const isAll = rows !== undefined && rows.length === total && isFew;
  const sortValueOf = columns.find(({ id }) => id === sort?.columnId)?.sortValue;
  const heads = useMemo(
    () =>
      columns.map(({ sortValue, ...column }) => {
        if (!sortValue) return column;
        return isFew ? { ...column, isSortable: true } : { ...column, unsortableReason };
      }),
    [columns, isFew],
  );
  const direction = sort?.direction ?? 'asc';
  const shown = useMemo(() => {
    if (!isAll) return rows;
    const ordered = sortValueOf ? sortRows(rows, sortValueOf, direction) : rows;
    return ordered.slice((page - 1) * pageSize, page * pageSize);
  }, [isAll, rows, sortValueOf, direction, page, pageSize]);
  return { columns: heads, rows: shown, sort: isAll && sortValueOf ? sort : undefined };
}
