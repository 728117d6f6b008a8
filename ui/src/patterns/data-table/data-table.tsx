import {
  Fragment,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { checkNames } from '../../development/checks.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { marked } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { ErrorState } from '../error-state/index.ts';
import { LateNotice } from '../late-notice/index.ts';
import type { CardsHead as CardsHeadType } from './cards-head.tsx';
import { nextSort, type SortState, selectionOf, toggleAll, toggleOne } from './data-table.model.ts';
import {
  bodyStyles,
  openCellStyles,
  roles,
  rootStyles,
  staleBodyStyles,
  tableStyles,
  wideCellStyles,
} from './data-table.styles.ts';
import { type DataTableError, type DataTableProps, defaultLabels } from './data-table.types.ts';
import { createRowOrder } from './row-order.model.ts';
import { DataRow } from './rows/data-row.tsx';
import { RowsInTurn } from './rows/rows-in-turn.tsx';
import { SkeletonRows } from './rows/skeleton-rows.tsx';
import type { VirtualRows as VirtualRowsType } from './rows/virtual-rows.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { columnsThatFit } from './table-fit.model.ts';
import { TableHead } from './table-head.tsx';
import { useIsPainted } from './use-is-painted.ts';
import { useTableFit } from './use-table-fit.ts';

/** Above this number of rows, only the visible ones are drawn. */
const VIRTUAL_FROM = 200;
/** Rows drawn until the code for virtual rows has loaded. */
const FIRST_ROWS = 40;

// `lazy` would lose the type parameter of these components.
const CardsHead = lazy(async () => ({
  default: (await import('./cards-head.tsx')).CardsHead,
})) as unknown as typeof CardsHeadType;
const VirtualRows = lazy(async () => ({
  default: (await import('./rows/virtual-rows.tsx')).VirtualRows,
})) as unknown as typeof VirtualRowsType;

/**
 * Records in rows: sortable, selectable, with actions. If the table is narrower than its minimum
 * widths, columns are hidden by priority; if that isn't enough, rows become cards. Above 200 rows,
 * draws only the visible ones. Scrolls with the page; the head sticks below `--tl-sticky-top`.
 */
export function DataTable<Row>({
  label,
  columns: allColumns,
  rows,
  rowKey,
  isLoading = false,
  skeletonRows = 10,
  error,
  onRetry,
  empty,
  sort: givenSort,
  defaultSort,
  onSortChange,
  selection,
  expansion,
  rowActions,
  actionCount = 2,
  LinkComponent,
  labels,
  className,
}: DataTableProps<Row>) {
  if (process.env.NODE_ENV !== 'production') {
    for (const { secondary } of allColumns) checkNames('DataTable', { secondary });
  }
  const text = useLabels('DataTable', defaultLabels, labels);
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = givenSort ?? ownSort;
  const hasLeading = selection !== undefined || expansion !== undefined;
  const root = useRef<HTMLDivElement>(null);
  const fit = useTableFit(root, {
    columns: allColumns,
    hasSelection: hasLeading,
    actionCount: rowActions ? actionCount : 0,
  });
  const isCards = fit === 'cards';
  const columns = useMemo(() => columnsThatFit(allColumns, fit ?? 3), [allColumns, fit]);
  const sortValueOf = allColumns.find(({ id }) => id === sort?.columnId)?.sortValue;
  const direction = sort?.direction ?? 'asc';
  const [order] = useState(() => createRowOrder<Row>());
  const ordered = useMemo(
    () => (sortValueOf ? order(rows, sortValueOf, direction) : rows),
    [rows, sortValueOf, direction, order],
  );
  const handleSort = (next: SortState) => {
    setOwnSort(next);
    onSortChange?.(next);
  };

  const hasRows = rows.length > 0;
  const isFirstLoad = isLoading && !hasRows && !error;
  // Draws the rows in view first, then the rows below and the actions of all rows: actions are a
  // third of a row's work, and hidden until hovered.
  const isWhole = useIsPainted(hasRows);
  const isVirtual = ordered.length > VIRTUAL_FROM;
  const width = columns.length + (hasLeading ? 1 : 0) + (rowActions ? 1 : 0);

  const selectAll = () => {
    if (!selection) return null;
    const keys = rows.map(rowKey);
    const state = selectionOf(keys, selection.selected);
    return (
      <Checkbox
        aria-label={text.selectAll}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        disabled={!hasRows}
        onChange={() => selection.onChange(toggleAll(keys, selection.selected))}
      />
    );
  };

  const leadingHead = () => {
    if (expansion) return <span className="sr-only">{text.details}</span>;
    return isCards ? selection && text.selectAll : selectAll();
  };

  const latestSelection = useRef(selection);
  useLayoutEffect(() => {
    latestSelection.current = selection;
  });
  const toggle = useCallback((key: string) => {
    const latest = latestSelection.current;
    latest?.onChange(toggleOne(key, latest.selected));
  }, []);

  const drawRow = (row: Row, index: number, ref?: Ref<HTMLTableRowElement>) => {
    const key = rowKey(row);
    const isOpen = expansion?.openKey === key;
    // The same row element whether open or closed, so its button keeps the focus.
    return (
      <Fragment key={key}>
        <DataRow
          ref={ref}
          row={row}
          rowKey={key}
          index={index}
          columns={columns}
          isSelected={selection?.selected.has(key) ?? false}
          selectLabel={selection && marked(text.selectRow(selection.labelOf(row)))}
          onToggle={toggle}
          openLabel={expansion && marked(text.openRow(expansion.labelOf(row)))}
          isOpen={isOpen}
          onOpen={expansion?.onChange}
          rowActions={rowActions}
          moreLabel={text.moreActions}
          isCard={isCards}
          areActionsDrawn={isWhole}
          LinkComponent={LinkComponent}
        />
        {isOpen && expansion && (
          <tr {...roles.row} className="cards:block">
            <td {...roles.cell} colSpan={width} className={openCellStyles}>
              {expansion.content(row)}
            </td>
          </tr>
        )}
      </Fragment>
    );
  };

  const drawBody = () => {
    if (isVirtual) {
      return (
        <Suspense fallback={ordered.slice(0, FIRST_ROWS).map((row, index) => drawRow(row, index))}>
          <VirtualRows rows={ordered} rowKey={rowKey}>
            {drawRow}
          </VirtualRows>
        </Suspense>
      );
    }
    if (hasRows) {
      return (
        // The height of a card is unknown until it is drawn.
        <RowsInTurn rows={ordered} isWhole={isWhole || isCards}>
          {drawRow}
        </RowsInTurn>
      );
    }
    if (isFirstLoad) {
      return (
        <SkeletonRows
          count={skeletonRows}
          columns={columns}
          isCard={isCards}
          hasLeading={hasLeading}
          hasActions={rowActions !== undefined}
        />
      );
    }
    if (error) return null;
    return <WideRow width={width}>{empty}</WideRow>;
  };

  const retry = { onRetry, isLoading, retryLabel: text.retry };
  const failure = error && (
    <WideRow width={width}>
      {hasRows ? (
        <StaleNotice {...failureText(error, text.errorTitle)} {...retry} />
      ) : (
        <ErrorState
          {...failureText(error, text.errorTitle)}
          onRetry={onRetry}
          isLoading={isLoading}
          labels={{ retry: text.retry }}
        />
      )}
    </WideRow>
  );

  if (fit === undefined) return <div ref={root} className={rootStyles({ className })} />;
  return (
    <div ref={root} data-shape={isCards ? 'cards' : 'table'} className={rootStyles({ className })}>
      <span role="status" className="sr-only">
        {isLoading && text.loading}
      </span>
      {isCards && (
        <Suspense fallback={<div className="h-11 border-b border-default" />}>
          <CardsHead
            columns={columns}
            sort={sort}
            onSort={handleSort}
            selectAll={selectAll()}
            labels={text}
          />
        </Suspense>
      )}
      <table
        {...roles.table}
        aria-label={label}
        aria-busy={isLoading || undefined}
        aria-rowcount={isVirtual ? ordered.length + 1 : undefined}
        className={tableStyles}
      >
        <TableHead
          columns={columns}
          sort={sort}
          onSort={(columnId) => handleSort(nextSort(sort, columnId))}
          isPlain={isCards}
          selectAll={leadingHead()}
          actionsLabel={rowActions && text.actions}
          actionCount={actionCount}
        />
        <tbody
          {...roles.group}
          className={`${bodyStyles} ${isLoading && hasRows ? staleBodyStyles : ''}`}
        >
          {failure}
          {drawBody()}
        </tbody>
      </table>
      {isFirstLoad && (
        <LateNotice
          className="justify-center p-3 empty:hidden"
          onRetry={onRetry}
          labels={{ late: text.late, retry: text.retry }}
        />
      )}
      {isLoading && hasRows && (
        <div
          aria-hidden
          className="absolute inset-x-0 top-0 h-0.5 animate-pulse rounded-full bg-accent-mark"
        />
      )}
    </div>
  );
}

function WideRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr {...roles.row} className="cards:block">
      <td {...roles.cell} colSpan={width} className={wideCellStyles}>
        {children}
      </td>
    </tr>
  );
}

const failureText = (error: DataTableError, title: string) =>
  typeof error === 'string' ? { title, message: error } : { title, ...error };
