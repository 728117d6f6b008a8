import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkComponent } from '../../primitives/link/index.ts';
import type { SortState, SortValue } from './data-table.model.ts';
import type { ColumnPriority } from './table-fit.model.ts';

export type DataTableColumn<Row> = {
  id: string;
  /** Head of the column; also the label of the fact on cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The head is read, not shown: for cells of an icon, narrower than their head. */
  isHeaderHidden?: boolean;
  /** Makes the column sortable; the table orders the rows by it. */
  sortValue?: (row: Row) => SortValue;
  /** Makes the column sortable where the caller orders the rows (paged by the server). */
  isSortable?: boolean;
  /** Why it can't be sorted, where one would expect it: a hint on its head, read after it. */
  unsortableReason?: string;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Least width, in rem, default 8. What is over is shared in proportion. */
  minWidth?: number;
  /** Columns with 3 are hidden first when room runs out, then 2. Default 1, never hidden. */
  priority?: ColumnPriority;
  /** The cell that names the row: its link to the record. One column has it; 14 rem are its own. */
  isRowHeader?: boolean;
  /** On cards it stands beside the name, without its label: a status. */
  isCardHead?: boolean;
  /** A fact of second rank, muted. */
  isSecondary?: boolean;
  /**
   * On cards: `inline` stands on one line with the others of its kind, without its label; `fill` does
   * so too, takes what is left of that line, and is cut where that is too little; `none` is left out,
   * where the opened row says it.
   */
  card?: 'inline' | 'fill' | 'none';
  /** Another label on cards than the head; `null` for none. */
  cardLabel?: string | null;
  /** @deprecated since 0.3.0, use `isSecondary`, removed in 0.4.0 */
  secondary?: boolean;
};

export type DataTableRowAction = {
  /** With the name of the record: 'Delete Acme SIP trunk'. Accessible name and tooltip. */
  label: string;
  icon: LucideIcon;
  /** Its words in the menu of a row, where the record is known: 'Delete'. Default: `label`. */
  menuLabel?: string;
  onSelect?: () => void;
  /** Leads somewhere instead. */
  href?: string;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** Why it cannot be done. */
  disabledReason?: string;
};

export type DataTableSelection<Row> = {
  /** Keys of the selected rows, also of rows on other pages. */
  selected: ReadonlySet<string>;
  /** The complete next selection. */
  onChange: (selected: Set<string>) => void;
  /** Names a row: 'Select {name}'. */
  labelOf: (row: Row) => string;
};

export type DataTableExpansion<Row> = {
  /** Key of the open row; null: none is. */
  openKey: string | null;
  /** The row was opened (its key) or closed (null). Keep the function: another draws all rows. */
  onChange: (key: string | null) => void;
  /** Names a row: 'Details of {name}'. */
  labelOf: (row: Row) => string;
  /** Content below the open row. */
  content: (row: Row) => ReactNode;
};

export type DataTableError = string | { title?: string; message?: string; details?: ReactNode };

export const defaultLabels = {
  loading: 'Loading',
  /** While nothing is there after some seconds. */
  late: 'There is no answer yet. Still waiting.',
  selectAll: 'Select all on this page',
  selectRow: (name: string) => `Select ${name}`,
  /** Name of the button that opens a row. */
  openRow: (name: string) => `Details of ${name}`,
  /** Head of the column of those buttons. */
  details: 'Details',
  actions: 'Actions',
  moreActions: 'More actions',
  errorTitle: "Couldn't load this list.",
  retry: 'Retry',
  /** Name of the select that orders cards. */
  sortBy: 'Sort by',
  sorted: (column: string, isDescending: boolean) =>
    `Sort: ${column}${isDescending ? ', descending' : ''}`,
};

export type DataTableLabels = typeof defaultLabels;

export type DataTableProps<Row> = {
  /** Accessible name of the table. */
  label: string;
  /** Keep the array stable between renders: a new one sorts the rows again. */
  columns: readonly DataTableColumn<Row>[];
  /** The records of this page, in any order. */
  rows: readonly Row[];
  /** What tells a record from all others, such as its SID. */
  rowKey: (row: Row) => string;
  /** Without rows: skeleton rows. With rows: they stay, under a progress bar. */
  isLoading?: boolean;
  /** How many skeleton rows; the page size, if the list is likely to fill it. Default 10. */
  skeletonRows?: number;
  /** The failure. Replaces the table when there are no rows, else stands above them. */
  error?: DataTableError | null | undefined;
  /** Called when the person wants to load again. */
  onRetry?: () => void;
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode;
  /** Order from outside; without it the table keeps its own, beginning with `defaultSort`. */
  sort?: SortState | undefined;
  /** The order at first, where the table keeps it itself. */
  defaultSort?: SortState;
  /** Called with the next order when a head is pressed. */
  onSortChange?: (sort: SortState) => void;
  /** Makes rows selectable. */
  selection?: DataTableSelection<Row>;
  /** Rows open in place, one at a time; of lists with at most 200 rows and without selection. */
  expansion?: DataTableExpansion<Row>;
  /** Three stand in the row, more go into a menu. Keep the function: another draws all rows. */
  rowActions?: (row: Row) => readonly DataTableRowAction[];
  /** How many buttons the rows keep room for where a finger presses them. Default 2. */
  actionCount?: number;
  /** The router's link, for actions that lead somewhere. */
  LinkComponent?: LinkComponent;
  /** Words of your own, in place of those of the language. */
  labels?: Partial<DataTableLabels>;
  /** Classes for the root, beside its own. */
  className?: string;
};
