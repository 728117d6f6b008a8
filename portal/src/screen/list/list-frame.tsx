import { DataTable, type DataTableProps } from '@trunkline/ui/patterns/data-table';
import { FilterBar } from '@trunkline/ui/patterns/filter-bar';
import { Pager } from '@trunkline/ui/patterns/pager';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { Page } from '../page/page.tsx';
import { keys, singleKeys } from '../page/shortcuts.ts';
import type { useArrangement } from './arrangement/use-arrangement.tsx';
import { pageSizes } from './listed.ts';
import type { List } from './use-list.ts';

/** State of any list, from its screen. */
export type FrameState<Row> = {
  /**
   * Rows that pass the filters, or those of the page; undefined while nothing is there yet. The same
   * array while they are the same: another one draws the table twice.
   */
  rows: Row[] | undefined;
  /** Rows before filtering; of a list that the platform pages, after it. */
  total: number | undefined;
  /** More is on its way: another page. */
  isLoading?: boolean;
  /** Why the rows could not be loaded. */
  error: unknown;
  onRetry: () => void;
  list: List;
  /** Beside the title. */
  actions?: ReactNode;
};

export type ListFrameProps<Row> = FrameState<Row> &
  Omit<DataTableProps<Row>, 'label' | 'columns' | 'rows' | 'error'> & {
    title: string;
    /** 'calls', as in '144 calls'. */
    plural: string;
    arrangement: ReturnType<typeof useArrangement<Row>>;
    /** Members to search: 'Name, SID or SIP realm'. Absent: no text search. */
    searchIn?: string;
    /** Paged by the platform: typed text waits, and the pager stands below. */
    isPaged?: boolean;
    /** Beside the search; null: no filters at all. */
    filters: ReactNode;
    /** Beside the filters: '36 applications in Acme Support'. */
    summary?: string | undefined;
    /** Above the notice. */
    picture?: ReactNode;
    /** About the list as a whole, above its rows. */
    notice?: ReactNode;
    /** Between rows and pager. */
    below?: ReactNode;
    dialog?: ReactNode;
  };

const noRows: never[] = [];

/** Time without a key before the platform is asked. In ms; prescribed. */
const searchDelay = 1000;

/** The parts of every list, in their order: title, filters, rows, pager. */
export function ListFrame<Row>({
  title,
  plural,
  rows = noRows,
  total,
  error,
  list,
  arrangement,
  actions,
  searchIn,
  isPaged,
  filters,
  summary,
  picture,
  notice,
  below,
  dialog,
  ...table
}: ListFrameProps<Row>) {
  const hasKeys = singleKeys.use();
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
      {filters && (
        <FilterBar
          search={
            searchIn
              ? {
                  value: list.text,
                  onChange: list.setText,
                  label: `Filter ${plural}`,
                  placeholder: searchIn,
                  shortcut: hasKeys ? keys.search.hint : undefined,
                  delayMs: isPaged ? searchDelay : undefined,
                }
              : undefined
          }
          summary={summary}
        >
          {filters}
        </FilterBar>
      )}
      {picture}
      {notice && <div className="text-small text-muted">{notice}</div>}
      <DataTable
        {...table}
        label={title}
        rows={rows}
        columns={arrangement.columns}
        onSortChange={list.setSort}
        error={error === undefined ? undefined : messageOf(error)}
      />
      {below}
      {isPaged && (
        <Pager
          page={list.page}
          pageSize={list.pageSize}
          total={total ?? 0}
          pageSizes={pageSizes}
          onPageChange={list.setPage}
          onPageSizeChange={list.setPageSize}
        />
      )}
      {dialog}
    </Page>
  );
}
