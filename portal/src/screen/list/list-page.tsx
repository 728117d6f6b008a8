import {
  DataTable,
  type DataTableColumn,
  type DataTableSelection,
} from '@trunkline/ui/patterns/data-table';
import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { FilterBar } from '@trunkline/ui/patterns/filter-bar';
import { Pager } from '@trunkline/ui/patterns/pager';
import { Button } from '@trunkline/ui/primitives/button';
import { useCopy } from '@trunkline/ui/primitives/copy-button';
import { foreign } from '@trunkline/ui/tokens/text';
import { Copy, type LucideIcon, Pencil, SearchX, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { rememberAccount } from '../../session/remembered-account.ts';
import { Page } from '../page/page.tsx';
import { PortalLink } from '../page/portal-link.tsx';
import { keys, singleKeys } from '../page/shortcuts.ts';
import type { RecordKind } from '../record/kinds.ts';
import { AddLink } from './add-link.tsx';
import { useArrangement } from './arrangement/use-arrangement.tsx';
import { AccountFilter } from './filters/account-filter.tsx';
import type { AccountFilterState } from './filters/use-account-filter.ts';
import { pageSizes } from './listed.ts';
import { useSortedPage } from './sorting/sorted-page.ts';
import type { List } from './use-list.ts';

/** Props from the screen to its view. */
export type ListState<Row> = {
  /**
   * Rows that pass the filters, or those of the page; undefined while nothing is there yet. The same
   * array while they are the same: another one draws the table twice.
   */
  rows: Row[] | undefined;
  /** Rows before filtering; of a list that the platform pages, after it. */
  total: number | undefined;
  /** More is on its way: another page. Default: nothing is there yet. */
  isLoading?: boolean;
  /** Why the rows could not be loaded. */
  error: unknown;
  onRetry: () => void;
  list: List;
  /** The account that the rows are narrowed to, of lists that also show all accounts. */
  accountFilter?: AccountFilterState;
  /** The dialog that deletes a row. */
  deleteDialog: (row: Row, onClose: () => void) => ReactNode;
  /** Why this person may not change anything. */
  writeRefusal: string | undefined;
};

type ListPageProps<Row> = ListState<Row> & {
  kind: RecordKind<Row>;
  /** Keep the array stable: a new one sorts the rows again. */
  columns: readonly DataTableColumn<Row>[];
  /** Searched members: 'Name, SID or SIP realm'. */
  searchIn: string;
  /** Selects beside the search, before that of the account. */
  filters?: ReactNode;
  /** Their names in the address. */
  filterNames?: readonly string[];
  /** Label for the rows' account. Default 'Account'. */
  accountLabel?: string;
  /** Notice about the list as a whole, above its rows. */
  notice?: ReactNode;
  /** For the selected rows: lies over the end of the list, so that no row moves when it comes. */
  selectionBar?: ReactNode;
  /** Rows can be chosen. */
  selection?: DataTableSelection<Row> | undefined;
  /** Some filter besides text and account is set. */
  isNarrowed?: boolean;
  /** Replaces what is said about filtered rows: '36 applications in Acme Support'. */
  summary?: string | undefined;
  /** Actions for all rows, before the link that adds one. */
  actions?: ReactNode;
  /** Rows this person reads and can neither open nor delete. The same function for the life of the list. */
  isLocked?: (row: Row) => boolean;
  /** Paged by the platform: typed text waits, and the pager stands below. */
  isPaged?: boolean;
  /** Replaces why no row passes the filters. */
  noMatch?: string | undefined;
  /** Before there is any record. The title is prescribed: 'No Accounts.'. */
  firstUse: { icon: LucideIcon; title: string; description?: string };
};

const noRows: never[] = [];

const byName = { columnId: 'name', direction: 'asc' } as const;

/** Time without a key before the platform is asked. In ms. */
const searchDelay = 1000;

/** The screen of a list: title and total, filters, rows with their actions, first use, no match. */
export function ListPage<Row>({
  kind,
  columns,
  rows,
  total,
  isLoading,
  error,
  onRetry,
  list,
  deleteDialog,
  writeRefusal,
  searchIn,
  accountFilter,
  accountLabel,
  filters,
  filterNames = [],
  notice,
  selectionBar,
  selection,
  isNarrowed: isNarrowedBesides = false,
  summary,
  actions,
  isLocked,
  isPaged = false,
  noMatch,
  firstUse,
}: ListPageProps<Row>) {
  const { sidOf } = kind;
  const nameOf = useCallback((row: Row) => foreign(kind.nameOf(row)), [kind]);
  const [deleting, setDeleting] = useState<Row | null>(null);
  const add = (variant: 'primary' | 'secondary') => (
    <AddLink
      href={kind.add}
      label={`Add ${kind.noun}`}
      variant={variant}
      writeRefusal={writeRefusal}
    />
  );
  const hasKeys = singleKeys.use();
  const paged = useSortedPage({ columns, rows, total, list });
  const rowsOfPage = isPaged ? paged.rows : rows;
  const { columns: shownColumns, button: arrangement } = useArrangement(
    kind.title,
    isPaged ? paged.columns : columns,
    list,
  );
  const isSortShown = shownColumns.some(({ id }) => id === list.sort?.columnId);
  // Typing never waits for the table: it follows the text. Anything else is shown at once: a row that
  // is gone or of another provider must not be there to press or to get the focus.
  const deferred = useDeferredValue(rowsOfPage);
  const shown = useDeferredValue(list.text) === list.text ? rowsOfPage : deferred;
  const { copy } = useCopy();
  // Without a SID column, the row carries the SID.
  const copySid = shownColumns.some(({ id }) => id === 'sid') ? undefined : copy;
  const rowActions = useCallback(
    (row: Row) => [
      ...(copySid
        ? [
            {
              label: `Copy SID of ${nameOf(row)}`,
              icon: Copy,
              onSelect: () => void copySid(sidOf(row)),
            },
          ]
        : []),
      ...(isLocked?.(row)
        ? []
        : [
            { label: `Edit ${nameOf(row)}`, icon: Pencil, href: kind.edit(sidOf(row)) },
            {
              label: `Delete ${nameOf(row)}`,
              icon: Trash2,
              tone: 'danger' as const,
              onSelect: () => setDeleting(row),
              disabled: writeRefusal !== undefined,
              disabledReason: writeRefusal,
            },
          ]),
    ],
    [kind, nameOf, sidOf, writeRefusal, copySid, isLocked],
  );
  const isNarrowed =
    isNarrowedBesides ||
    (accountFilter?.isShown === true && typeof accountFilter.accountSid === 'string');
  const isFiltered = list.text !== '' || isNarrowed;
  const handleClear = () => {
    if (accountFilter) rememberAccount(null);
    list.clear(accountFilter ? [...filterNames, 'account'] : filterNames);
  };
  const isFirstUse = total === 0 && !isFiltered;
  const counts = !isPaged && rows && total !== undefined && rows.length < total;
  return (
    <Page
      title={kind.title}
      total={total}
      actions={
        <>
          {arrangement}
          {actions}
          {add('primary')}
        </>
      }
    >
      {!(isFirstUse && filters === undefined && !accountFilter?.isShown) && (
        <FilterBar
          search={{
            value: list.text,
            onChange: list.setText,
            label: `Filter ${kind.plural}`,
            placeholder: searchIn,
            shortcut: hasKeys ? keys.search.hint : undefined,
            delayMs: isPaged ? searchDelay : undefined,
          }}
          summary={summary ?? (counts ? `${rows.length} of ${total} ${kind.plural}` : undefined)}
        >
          {filters}
          {accountFilter && <AccountFilter filter={accountFilter} label={accountLabel} />}
        </FilterBar>
      )}
      {notice && <div className="text-small text-muted">{notice}</div>}
      <DataTable
        label={kind.title}
        rows={shown ?? noRows}
        rowKey={sidOf}
        columns={shownColumns}
        isLoading={isLoading ?? (shown === undefined && error === undefined)}
        error={error === undefined ? undefined : messageOf(error)}
        onRetry={onRetry}
        sort={isPaged ? paged.sort : ((isSortShown ? list.sort : undefined) ?? byName)}
        onSortChange={list.setSort}
        selection={selection}
        LinkComponent={PortalLink}
        rowActions={rowActions}
        actionCount={copySid ? 3 : 2}
        empty={
          isFiltered ? (
            <EmptyState
              icon={SearchX}
              title={`No matching ${kind.plural}`}
              description={noMatch ?? noMatchOf(kind, searchIn, list.text, isNarrowed)}
              action={<Button onClick={handleClear}>Clear filters</Button>}
            />
          ) : (
            <EmptyState {...firstUse} action={add('secondary')} />
          )
        }
      />
      {selectionBar && <div className="sticky bottom-3 z-20">{selectionBar}</div>}
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
      {deleting !== null && (
        <Fragment key={sidOf(deleting)}>{deleteDialog(deleting, () => setDeleting(null))}</Fragment>
      )}
    </Page>
  );
}

function noMatchOf({ plural }: RecordKind, searchIn: string, text: string, isNarrowed: boolean) {
  return isNarrowed
    ? `No ${plural} match these filters.`
    : `No ${searchIn.charAt(0).toLowerCase()}${searchIn.slice(1)} contains “${text}”.`;
}
