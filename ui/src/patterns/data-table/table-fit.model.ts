/** Importance of a column: 1 always stays, 3 is hidden first. */
export type ColumnPriority = 1 | 2 | 3;

type FittedColumn = { minWidth?: number; priority?: ColumnPriority; isRowHeader?: boolean };

/** Default minimum width of the column that names the row, in rem. */
export const leastName = 14;
const leastFact = 8;

/** Minimum width of a column, in rem. Widths grow in proportion to it. */
export const leastWidth = ({ minWidth, isRowHeader = false }: FittedColumn) =>
  minWidth ?? (isRowHeader ? leastName : leastFact);

const priorityOf = ({ priority, isRowHeader }: FittedColumn): ColumnPriority =>
  isRowHeader ? 1 : (priority ?? 1);

/** Shape of a table: the last priority that fits, or cards if not even the first does. */
export type TableFit = ColumnPriority | 'cards';

/**
 * @param room width of the table, in rem
 * @param taken width besides the columns: selection, actions
 */
export function fitColumns(
  columns: readonly FittedColumn[],
  room: number,
  taken: number,
): TableFit {
  const needed = (fit: ColumnPriority) =>
    columns
      .filter((column) => priorityOf(column) <= fit)
      .reduce((sum, column) => sum + leastWidth(column), taken);
  return ([3, 2, 1] as const).find((fit) => needed(fit) <= room) ?? 'cards';
}

/** Columns to show. Cards have a line for every fact. */
export const columnsThatFit = <Column extends FittedColumn>(
  columns: readonly Column[],
  fit: TableFit,
): readonly Column[] =>
  fit === 'cards' || fit === 3 ? columns : columns.filter((one) => priorityOf(one) <= fit);

/**
 * Width reserved for the buttons of a row, in rem. For a mouse they overlay the row: their cell is
 * just the edge of the table.
 */
export const actionsWidth = (count: number, isCoarse: boolean) =>
  isCoarse ? 2.75 * count + 0.125 * (count - 1) + 1.5 : 0.5;

export const selectionWidth = 2.75;
