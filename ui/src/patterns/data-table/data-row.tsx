import { memo, type Ref } from 'react';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import type { DataTableColumn, DataTableProps } from './data-table.types.ts';
import { RowActions } from './row-actions.tsx';
import { TableRow } from './table-row.tsx';

type DataRowProps<Row> = {
  row: Row;
  rowKey: string;
  /** Position among all rows, from 0. */
  index: number;
  columns: readonly DataTableColumn<Row>[];
  isSelected: boolean;
  /** Name of the checkbox; absent: rows cannot be selected. */
  selectLabel: string | undefined;
  onToggle: (key: string) => void;
  rowActions: DataTableProps<Row>['rowActions'];
  moreLabel: string;
  isCard: boolean;
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
  rowActions,
  moreLabel,
  isCard,
  LinkComponent,
  ref,
}: DataRowProps<Row>) {
  return (
    <TableRow
      {...(ref && { ref })}
      index={index}
      columns={columns}
      isSelected={isSelected}
      selection={
        selectLabel === undefined ? undefined : (
          <Checkbox
            aria-label={selectLabel}
            checked={isSelected}
            onChange={() => onToggle(rowKey)}
          />
        )
      }
      actions={
        rowActions && (
          <RowActions
            actions={rowActions(row)}
            moreLabel={moreLabel}
            isCard={isCard}
            LinkComponent={LinkComponent}
          />
        )
      }
    >
      {(column) => column.cell(row)}
    </TableRow>
  );
}

/** One record. Drawn again only when something of it is another: typing in a filter draws no row. */
export const DataRow = memo(Row) as typeof Row;
