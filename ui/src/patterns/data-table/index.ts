export type { SortDirection, SortState, SortValue } from './data-table.model.ts';
export { sortRows } from './data-table.model.ts';
export { DataTable } from './data-table.tsx';
export type {
  DataTableColumn,
  DataTableError,
  DataTableExpansion,
  DataTableLabels,
  DataTableProps,
  DataTableRowAction,
  DataTableSelection,
} from './data-table.types.ts';
export type { ColumnPriority } from './table-fit.model.ts';
