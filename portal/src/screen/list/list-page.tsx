import type { DataTableColumn, DataTableRowAction } from '@trunkline/ui/patterns/data-table';
import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { useCopy } from '@trunkline/ui/primitives/copy-button';
import { foreign } from '@trunkline/ui/tokens/text';
import { Copy, type LucideIcon, Pencil, SearchX, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { rememberAccount } from '../../session/remembered-account.ts';
import { PortalLink } from '../page/portal-link.tsx';
import type { RecordKind } from '../record/kinds.ts';
import { AddLink } from './add-link.tsx';
import { useArrangement } from './arrangement/use-arrangement.tsx';
import { AccountFilter } from './filters/account-filter.tsx';
import { ClearFilters } from './filters/clear-filters.tsx';
import type { AccountFilterState } from './filters/use-account-filter.ts';
import { type FrameState, ListFrame, type ListFrameProps } from './list-frame.tsx';
import { useSortedPage } from './sorting/sorted-page.ts';

/** Props from the screen to its view. */
export type ListState<Row> = FrameState<Row> & {
  /** Account that the rows are narrowed to, in lists that can also show all accounts. */
  accountFilter?: AccountFilterState;
  /** Dialog that deletes a row. */
  deleteDialog: (row: Row, onClose: () => void) => ReactNode;
  /** Why this person can't change anything. */
  writeRefusal: string | undefined;
};

type FrameProps<Row> = Pick<ListFrameProps<Row>, 'selection' | 'summary' | 'isPaged' | 'notice'>;

type ListPageProps<Row> = ListState<Row> &
  FrameProps<Row> & {
    kind: RecordKind<Row>;
    /** Keep the array stable: a new one sorts the rows again. */
    columns: readonly DataTableColumn<Row>[];
    /** Searched members: 'Name, SID or SIP realm'. */
    searchIn: string;
    /** Selects between the search and the account. */
    filters?: ReactNode;
    /** Query parameters of these selects. */
    filterNames?: readonly string[];
    /** Label for the rows' account. Default: 'Account'. */
    accountLabel?: string;
    /** Bar for the selected rows. It covers the end of the list, so that no row moves when it appears. */
    selectionBar?: ReactNode;
    /** Whether a filter other than text and account is set. */
    isNarrowed?: boolean;
    /** Actions before the common ones. Keep the function stable. Undefined: none. */
    firstActions?: ((row: Row) => readonly DataTableRowAction[]) | undefined;
    /** Whether this person can read a row but neither open nor delete it. A stable function. */
    isLocked?: (row: Row) => boolean;
    /** Replaces the explanation for no matching rows. */
    noMatch?: string | undefined;
    /** Shown before the first record exists. The title is prescribed: 'No Accounts.'. */
    firstUse: { icon: LucideIcon; title: string; description?: string };
  };

const byName = { columnId: 'name', direction: 'asc' } as const;

/** Screen of a list: title and total, filters, rows with actions, first use, no match. */
export function ListPage<Row>({
  kind,
  columns,
  rows,
  isLoading,
  deleteDialog,
  writeRefusal,
  accountFilter,
  accountLabel,
  filters,
  filterNames = [],
  selectionBar,
  isNarrowed: isNarrowedBesides,
  summary,
  actions,
  firstActions,
  isLocked,
  noMatch,
  firstUse,
  ...frame
}: ListPageProps<Row>) {
  const { total, error, list, searchIn, isPaged } = frame;
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
  const paged = useSortedPage({ columns, rows, total, list });
  const shown = isPaged ? paged.rows : rows;
  const arrangement = useArrangement(kind.title, isPaged ? paged.columns : columns, list);
  const shownColumns = arrangement.columns;
  const isSortShown = shownColumns.some(({ id }) => id === list.sort?.columnId);
  const { copy } = useCopy();
  // Without a SID column, each row has an action to copy the SID.
  const copySid = shownColumns.some(({ id }) => id === 'sid') ? undefined : copy;
  const rowActions = useCallback(
    (row: Row) => [
      ...(firstActions?.(row) ?? []),
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
    [kind, nameOf, sidOf, writeRefusal, copySid, isLocked, firstActions],
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
    <ListFrame
      {...frame}
      title={kind.title}
      plural={kind.plural}
      rows={shown}
      arrangement={arrangement}
      actions={
        <>
          {actions}
          {add('primary')}
        </>
      }
      filters={
        isFirstUse && filters === undefined && !accountFilter?.isShown ? null : (
          <>
            {filters}
            {accountFilter && <AccountFilter filter={accountFilter} label={accountLabel} />}
          </>
        )
      }
      summary={summary ?? (counts ? `${rows.length} of ${total} ${kind.plural}` : undefined)}
      rowKey={sidOf}
      isLoading={isLoading ?? (shown === undefined && error === undefined)}
      sort={isPaged ? paged.sort : ((isSortShown ? list.sort : undefined) ?? byName)}
      LinkComponent={PortalLink}
      rowActions={rowActions}
      actionCount={(copySid ? 3 : 2) + (firstActions ? 1 : 0)}
      empty={
        isFiltered ? (
          <EmptyState
            icon={SearchX}
            title={`No matching ${kind.plural}`}
            description={noMatch ?? noMatchOf(kind, searchIn, list.text, isNarrowed)}
            action={<ClearFilters onClear={handleClear} />}
          />
        ) : (
          <EmptyState {...firstUse} action={add('secondary')} />
        )
      }
      below={selectionBar && <div className="sticky bottom-3 z-20">{selectionBar}</div>}
      dialog={
        deleting !== null && (
          <Fragment key={sidOf(deleting)}>
            {deleteDialog(deleting, () => setDeleting(null))}
          </Fragment>
        )
      }
    />
  );
}

function noMatchOf({ plural }: RecordKind, searchIn: string, text: string, isNarrowed: boolean) {
  return isNarrowed
    ? `No ${plural} match these filters.`
    : `No ${searchIn.charAt(0).toLowerCase()}${searchIn.slice(1)} contains “${text}”.`;
}
