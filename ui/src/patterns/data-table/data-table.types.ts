import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkComponent } from '../../primitives/link/index.ts';
import type { SortState, SortValue } from './data-table.model.ts';
import type { ColumnPriority } from './table-fit.model.ts';

export type DataTableColumn<Row> = {
  id: string;
  /** Head of the column; also the fact's label on cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Visually hides the head: for icon columns, narrower than their head. */
  isHeaderHidden?: boolean;
  /** Makes the column sortable; the table orders the rows by it. */
  sortValue?: (row: Row) => SortValue;
  /** Makes the column sortable when the caller orders the rows (server-side paging). */
  isSortable?: boolean;
  /** Why a column that looks sortable isn't: a hint on its head, read after it. */
  unsortableReason?: string;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Minimum width in rem, default 8. Spare room is shared in proportion. */
  minWidth?: number;
  /** Columns with 3 are hidden first when room runs out, then 2. Default 1, never hidden. */
  priority?: ColumnPriority;
  /** The cell that names the row: the link to the record. One column only; it gets at least 14 rem. */
  isRowHeader?: boolean;
  /** Shown beside the name on cards, without a label: a status. */
  isCardHead?: boolean;
  /** A secondary fact, muted. */
  isSecondary?: boolean;
  /**
   * On cards: `inline` shares one line with others of its kind, without a label; `fill` also takes
   * the rest of that line and is truncated if that is too narrow; `none` is left out, because the
   * opened row shows it.
   */
  card?: 'inline' | 'fill' | 'none';
  /** Label on cards, if it differs from the head; `null` for none. */
  cardLabel?: string | null;
  /** @deprecated since 0.3.0, use `isSecondary`, removed in 0.4.0 */
  secondary?: boolean;
};

export type DataTableRowAction = {
  /** Includes the name of the record: 'Delete Acme SIP trunk'. Accessible name and tooltip. */
  label: string;
  icon: LucideIcon;
  /** Text in the menu of a row, where the record is obvious: 'Delete'. Default: `label`. */
  menuLabel?: string;
  onSelect?: () => void;
  /** Makes the action a link. */
  href?: string;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** Why the action is unavailable. */
  disabledReason?: string;
};

export type DataTableSelection<Row> = {
  /** Keys of the selected rows, including rows on other pages. */
  selected: ReadonlySet<string>;
  /** Called with the complete next selection. */
  onChange: (selected: Set<string>) => void;
  /** Name of a row: 'Select {name}'. */
  labelOf: (row: Row) => string;
};

export type DataTableExpansion<Row> = {
  /** Key of the open row; null for none. */
  openKey: string | null;
  /**
   * Called with the key of a row when it opens, with null when it closes. Pass a stable function: a
   * new one renders all rows again.
   */
  onChange: (key: string | null) => void;
  /** Name of a row: 'Details of {name}'. */
  labelOf: (row: Row) => string;
  /** Content below the open row. */
  content: (row: Row) => ReactNode;
};

export type DataTableError = string | { title?: string; message?: string; details?: ReactNode };

export const defaultLabels = {
  loading: 'Loading',
  /** Shown if nothing has loaded after some seconds. */
  late: 'There is no answer yet. Still waiting.',
  selectAll: 'Select all on this page',
  selectRow: (name: string) => `Select ${name}`,
  /** Name of the button that opens a row. */
  openRow: (name: string) => `Details of ${name}`,
  /** Head of the column with those buttons. */
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
  /** Records of this page, in any order. */
  rows: readonly Row[];
  /** Unique key of a record, such as its SID. */
  rowKey: (row: Row) => string;
  /** Without rows: shows skeleton rows. With rows: keeps them under a progress bar. */
  isLoading?: boolean;
  /** Number of skeleton rows; use the page size if the list is likely to fill it. Default: 10. */
  skeletonRows?: number;
  /** The failure. Replaces the table if there are no rows; otherwise shown above them. */
  error?: DataTableError | null | undefined;
  /** Called when the user retries. */
  onRetry?: () => void;
  /** Shown in place of the rows if there are none. */
  empty?: ReactNode;
  /** Controlled order; without it the table keeps its own, starting with `defaultSort`. */
  sort?: SortState | undefined;
  /** Initial order, if the table keeps it itself. */
  defaultSort?: SortState;
  /** Called with the next order when a column head is pressed. */
  onSortChange?: (sort: SortState) => void;
  /** Makes rows selectable. */
  selection?: DataTableSelection<Row>;
  /** Rows open in place, one at a time; for lists with at most 200 rows and without selection. */
  expansion?: DataTableExpansion<Row>;
  /**
   * Up to three are buttons in the row; more go into a menu. Pass a stable function: a new one
   * renders all rows again.
   */
  rowActions?: (row: Row) => readonly DataTableRowAction[];
  /** Number of buttons to reserve room for on touch devices. Default: 2. */
  actionCount?: number;
  /** The router's link, for actions with `href`. */
  LinkComponent?: LinkComponent;
  /** Overrides texts of the current language. */
  labels?: Partial<DataTableLabels>;
  /** Additional classes for the root. */
  className?: string;
};
