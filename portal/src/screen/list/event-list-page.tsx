import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useArrangement } from './arrangement/use-arrangement.tsx';
import { AccountFilter } from './filters/account-filter.tsx';
import { ClearFilters } from './filters/clear-filters.tsx';
import { DateFilter, dateMember } from './filters/date-filter.tsx';
import type { AccountFilterState } from './filters/use-account-filter.ts';
import { foldedPicture } from './folded-picture.ts';
import { type FrameState, ListFrame, type ListFrameProps } from './list-frame.tsx';
import { useSortedPage } from './sorting/sorted-page.ts';

/** Props from the screen to its view. */
export type EventListState<Row> = FrameState<Row> & {
  accountFilter: AccountFilterState;
  /** Key of the open row. */
  openKey: string | null;
  /** A stable function. */
  onOpen: (key: string | null) => void;
  /** Chart above the rows. */
  picture?: ReactNode;
  /** Filters above the page. */
  dialog?: ReactNode;
};

type FrameProps<Row> = Pick<ListFrameProps<Row>, 'title' | 'plural' | 'searchIn'>;

type EventListPageProps<Row> = EventListState<Row> &
  FrameProps<Row> & {
    columns: readonly DataTableColumn<Row>[];
    keyOf: (row: Row, index: number) => string;
    /** Label of a row: 'call from 1 508 544 1234 at 09:56:48'. */
    labelOf: (row: Row) => string;
    content: (row: Row) => ReactNode;
    /** Selects that follow account and date. */
    filters: ReactNode;
    /** Query parameters of these filters. */
    filterMembers: readonly string[];
    /** Note above the rows about what the list leaves out. */
    note?: string | undefined;
  };

/** Reserves the chart's height, so that rows don't move when it loads. */
const pictureRoom = 'grid min-h-[270px] grid-cols-1 empty:hidden sm:min-h-[226px] xl:min-h-[206px]';
const foldedRoom = 'grid min-h-[46px] grid-cols-1 empty:hidden';
export const pictureSkeleton = <Skeleton />;

/** An account's events, page by page: read-only rows that expand in place. */
export function EventListPage<Row extends object>({
  rows,
  accountFilter,
  openKey,
  onOpen,
  picture,
  columns,
  keyOf,
  labelOf,
  content,
  filters,
  filterMembers,
  note,
  ...frame
}: EventListPageProps<Row>) {
  const { title, plural, total, list } = frame;
  const isFolded = foldedPicture.use();
  const sorted = useSortedPage({ columns, rows, total, list });
  const arrangement = useArrangement(title, sorted.columns, list);
  const keysOf = useMemo(
    () => new Map(sorted.rows?.map((row, n) => [row, keyOf(row, n)])),
    [sorted.rows, keyOf],
  );
  const rowKey = useCallback((row: Row) => keysOf.get(row) ?? '', [keysOf]);
  const members = [dateMember, ...filterMembers];
  const isNarrowed = list.text !== '' || members.some((name) => list.filterOf(name) !== '');
  return (
    <ListFrame
      {...frame}
      isPaged
      arrangement={arrangement}
      rows={sorted.rows}
      rowKey={rowKey}
      sort={sorted.sort}
      expansion={{ openKey, onChange: onOpen, labelOf, content }}
      filters={
        <>
          <AccountFilter filter={accountFilter} />
          <DateFilter list={list} />
          {filters}
        </>
      }
      picture={total !== 0 && <div className={isFolded ? foldedRoom : pictureRoom}>{picture}</div>}
      notice={note}
      empty={
        <EmptyState
          title="No data."
          description={isNarrowed ? `No ${plural} match these filters.` : undefined}
          action={isNarrowed && <ClearFilters onClear={() => list.clear(members)} />}
        />
      }
    />
  );
}
