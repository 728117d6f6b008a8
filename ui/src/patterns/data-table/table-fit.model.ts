/** Importance of a column: 1 stays as long as there is a table, 3 leaves first. */
export type ColumnPriority = 1 | 2 | 3;

type FittedColumn = { minWidth?: number; priority?: ColumnPriority; isRowHeader?: boolean };

/** Least width of the column that names the row unless it says its own, in rem. */
export const leastName = 14;
const leastFact = 8;

/** Least width of a column, in rem. The widths grow in proportion to it. */
export const leastWidth = ({ minWidth, isRowHeader = false }: FittedColumn) =>
  minWidth ?? (isRowHeader ? leastName : leastFact);

const priorityOf = ({ priority, isRowHeader }: FittedColumn): ColumnPriority =>
  isRowHeader ? 1 : (priority ?? 1);

/** The shape of a table: the last priority that has room, or cards where not even the first has. */
export type TableFit = ColumnPriority | 'cards';

/**
 * @param room width of the table, in rem
 * @param taken what stands in it besides the columns: selection, actions
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

/** The columns that are shown. Cards have a line for every fact. */
export const columnsThatFit = <Column extends FittedColumn>(
  columns: readonly Column[],
  fit: TableFit,
): readonly Column[] =>
  fit === 'cards' || fit === 3 ? columns : columns.filter((one) => priorityOf(one) <= fit);

/**
 * Room for the buttons of a row, in rem. Where a mouse presses them they lie over the row: the cell
 * that holds them is the edge of the table.
 */
export const actionsWidth = (count: number, isCoarse: boolean) =>
  isCoarse ? 2.75 * count + 0.125 * (count - 1) + 1.5 : 0.5;

export const selectionWidth = 2.75;
