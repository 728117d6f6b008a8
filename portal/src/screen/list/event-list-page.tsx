import { DataTable, type DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { FilterBar } from '@trunkline/ui/patterns/filter-bar';
import { Pager } from '@trunkline/ui/patterns/pager';
import { Button } from '@trunkline/ui/primitives/button';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { type ReactNode, useCallback, useMemo } from 'react';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { Page } from '../page/page.tsx';
import { keys, singleKeys } from '../page/shortcuts.ts';
import { useArrangement } from './arrangement/use-arrangement.tsx';
import { AccountFilter } from './filters/account-filter.tsx';
import { DateFilter, dateMember } from './filters/date-filter.tsx';
import type { AccountFilterState } from './filters/use-account-filter.ts';
import { foldedPicture } from './folded-picture.ts';
import { pageSizes } from './listed.ts';
import { useSortedPage } from './sorting/sorted-page.ts';
import type { List } from './use-list.ts';

/** Props from the screen to its view. */
export type EventListState<Row> = {
  /** Rows of the page, newest first; undefined while nothing is there yet. */
  rows: Row[] | undefined;
  /** Rows that pass the filters. */
  total: number | undefined;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
  list: List;
  accountFilter: AccountFilterState;
  /** Key of the open row. */
  openKey: string | null;
  /** The same function for the life of the list. */
  onOpen: (key: string | null) => void;
  /** Beside the title. */
  actions?: ReactNode;
  /** The picture above the rows. */
  picture?: ReactNode;
  /** Filters above the page. */
  dialog?: ReactNode;
};

type EventListPageProps<Row> = EventListState<Row> & {
  title: string;
  /** 'calls', as in '144 calls'. */
  plural: string;
  columns: readonly DataTableColumn<Row>[];
  keyOf: (row: Row, index: number) => string;
  /** Names a row: 'call from 1 508 544 1234 at 09:56:48'. */
  labelOf: (row: Row) => string;
  content: (row: Row) => ReactNode;
  /** Where there is a text to filter by: what it is looked for in. */
  searchIn?: string;
  /** Selects after account and date. */
  filters: ReactNode;
  /** Members of the address that those keep. */
  filterMembers: readonly string[];
  /** What the list leaves out, above its rows. */
  note?: string | undefined;
};

/** As much as the picture needs: rows do not move down when it comes. */
const pictureRoom = 'grid min-h-[270px] grid-cols-1 empty:hidden sm:min-h-[226px] xl:min-h-[206px]';
const foldedRoom = 'grid min-h-[46px] grid-cols-1 empty:hidden';
export const pictureSkeleton = <Skeleton />;

const noRows: never[] = [];
const skeletonRows = 10;

/** Time without a key before the platform is asked. In ms; prescribed. */
const searchDelay = 1000;

/** Events of an account, page by page: rows that open in place and can't be changed. */
export function EventListPage<Row extends object>({
  title,
  plural,
  rows,
  total,
  isLoading,
  error,
  onRetry,
  list,
  accountFilter,
  openKey,
  onOpen,
  actions,
  picture,
  dialog,
  columns,
  keyOf,
  labelOf,
  content,
  searchIn,
  filters,
  filterMembers,
  note,
}: EventListPageProps<Row>) {
  const hasKeys = singleKeys.use();
  const isFolded = foldedPicture.use();
  const sorted = useSortedPage({ columns, rows, total, list });
  const shown = sorted.rows ?? noRows;
  const arrangement = useArrangement(title, sorted.columns, list);
  const keysOf = useMemo(
    () => new Map(shown.map((row, n) => [row, keyOf(row, n)])),
    [shown, keyOf],
  );
  const rowKey = useCallback((row: Row) => keysOf.get(row) ?? '', [keysOf]);
  const members = [dateMember, ...filterMembers];
  const isNarrowed = list.text !== '' || members.some((name) => list.filterOf(name) !== '');
  return (
    <Page
      title={title}
      total={total}
      actions={
        <>
          {arrangement.button}
          {actions}
        </>
      }
    >
      <FilterBar
        search={
          searchIn === undefined
            ? undefined
            : {
                value: list.text,
                onChange: list.setText,
                label: `Filter ${plural}`,
                placeholder: searchIn,
                shortcut: hasKeys ? keys.search.hint : undefined,
                delayMs: searchDelay,
              }
        }
      >
        <AccountFilter filter={accountFilter} />
        <DateFilter list={list} />
        {filters}
      </FilterBar>
      {total !== 0 && <div className={isFolded ? foldedRoom : pictureRoom}>{picture}</div>}
      {note && <p className="text-small text-muted">{note}</p>}
      <DataTable
        label={title}
        rows={shown}
        rowKey={rowKey}
        columns={arrangement.columns}
        sort={sorted.sort}
        onSortChange={list.setSort}
        isLoading={isLoading}
        skeletonRows={skeletonRows}
        error={error === undefined ? undefined : messageOf(error)}
        onRetry={onRetry}
        expansion={{ openKey, onChange: onOpen, labelOf, content }}
        empty={
          <EmptyState
            title="No data."
            description={isNarrowed ? `No ${plural} match these filters.` : undefined}
            action={
              isNarrowed && <Button onClick={() => list.clear(members)}>Clear filters</Button>
            }
          />
        }
      />
      <Pager
        page={list.page}
        pageSize={list.pageSize}
        total={total ?? 0}
        pageSizes={pageSizes}
        onPageChange={list.setPage}
        onPageSizeChange={list.setPageSize}
      />
      {dialog}
    </Page>
  );
}
