import { ChevronRight } from 'lucide-react';
import { memo, type Ref } from 'react';
import { Checkbox } from '../../../primitives/checkbox/index.ts';
import type { DataTableColumn, DataTableProps } from '../data-table.types.ts';
import { RowActions } from './row-actions.tsx';
import { TableRow } from './table-row.tsx';
import { useSteadyActions } from './use-steady-actions.ts';

type DataRowProps<Row> = {
  row: Row;
  rowKey: string;
  /** Position among all rows, from 0. */
  index: number;
  columns: readonly DataTableColumn<Row>[];
  isSelected: boolean;
  /** Label of the checkbox; absent: rows can't be selected. */
  selectLabel: string | undefined;
  onToggle: (key: string) => void;
  /** Label of the button that opens the row; absent: rows don't open. */
  openLabel: string | undefined;
  isOpen: boolean;
  onOpen: ((key: string | null) => void) | undefined;
  rowActions: DataTableProps<Row>['rowActions'];
  moreLabel: string;
  isCard: boolean;
  /** False in the first render of a table, so that the content of rows appears sooner. */
  areActionsDrawn: boolean;
  LinkComponent: DataTableProps<Row>['LinkComponent'];
  ref?: Ref<HTMLTableRowElement> | undefined;
};

function Row<Row>({
  row,
  rowKey,
  index,
  columns,
  isSelected,
  selectLabel,
  onToggle,
  openLabel,
  isOpen,
  onOpen,
  rowActions,
  moreLabel,
  isCard,
  areActionsDrawn,
  LinkComponent,
  ref,
}: DataRowProps<Row>) {
  const actions = useSteadyActions(areActionsDrawn ? rowActions?.(row) : undefined);
  const leading = () => {
    if (selectLabel !== undefined) {
      return (
        <Checkbox aria-label={selectLabel} checked={isSelected} onChange={() => onToggle(rowKey)} />
      );
    }
    if (openLabel === undefined) return undefined;
    return (
      <button
        type="button"
        aria-label={openLabel}
        aria-expanded={isOpen}
        onClick={() => onOpen?.(isOpen ? null : rowKey)}
        className="-mx-1.5 grid size-7 place-items-center rounded-md text-muted hover:bg-hover hover:text-default pointer-coarse:size-control"
      >
        <ChevronRight
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className={`transition-transform ${isOpen ? 'rotate-90' : 'rtl:rotate-180'}`}
        />
      </button>
    );
  };
  return (
    <TableRow
      {...(ref && { ref })}
      index={index}
      columns={columns}
      isSelected={isSelected}
      isCard={isCard}
      selection={leading()}
      actions={
        rowActions &&
        (actions === undefined ? (
          ''
        ) : (
          <RowActions
            actions={actions}
            moreLabel={moreLabel}
            isCard={isCard}
            LinkComponent={LinkComponent}
          />
        ))
      }
    >
      {(column) => column.cell(row)}
    </TableRow>
  );
}

/** One record. Memoized: typing in a filter renders no row again. */
export const DataRow = memo(Row) as typeof Row;
