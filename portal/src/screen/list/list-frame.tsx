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

/** State of any list, passed by its screen. */
export type FrameState<Row> = {
  /**
   * Rows that pass the filters, or rows of the page; undefined while nothing is loaded. Keep the
   * array stable while they are unchanged: a new one renders the table twice.
   */
  rows: Row[] | undefined;
  /** Number of rows before filtering; after it, if the platform pages the list. */
  total: number | undefined;
  /** Whether another page is loading. */
  isLoading?: boolean;
  /** Error that prevented loading the rows. */
  error: unknown;
  onRetry: () => void;
  list: List;
  /** Rendered beside the title. */
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
    /** Whether the platform pages the list: then typed text is delayed, and the pager is below. */
    isPaged?: boolean;
    /** Rendered beside the search; null: no filters at all. */
    filters: ReactNode;
    /** Text beside the filters: '36 applications in Acme Support'. */
    summary?: string | undefined;
    /** Rendered above the notice. */
    picture?: ReactNode;
    /** Notice about the whole list, above its rows. */
    notice?: ReactNode;
    /** Rendered between rows and pager. */
    below?: ReactNode;
    dialog?: ReactNode;
  };

const noRows: never[] = [];

/** Time after the last key before the request is sent. In ms; prescribed. */
const searchDelay = 1000;

/** Layout of every list: title, filters, rows, pager. */
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
