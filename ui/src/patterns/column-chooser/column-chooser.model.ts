export type ChoosableColumn = {
  id: string;
  /** Head of the column. */
  label: string;
  /** Names the row: it can be moved but not hidden. */
  isFixed?: boolean;
};

/** All columns: the shown ones in their order, then the others. */
export function inOrder(
  columns: readonly ChoosableColumn[],
  shown: readonly string[],
): ChoosableColumn[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return [
    ...shown.flatMap((id) => byId.get(id) ?? []),
    ...columns.filter(({ id }) => !shown.includes(id)),
  ];
}

/** Shows or hides a column; a newly shown one comes last. */
export const toggled = (shown: readonly string[], id: string): string[] =>
  shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id];

/** @param by -1 moves it one place earlier */
export function moved(shown: readonly string[], id: string, by: -1 | 1): string[] {
  const from = shown.indexOf(id);
  const other = shown[from + by];
  if (from < 0 || other === undefined) return [...shown];
  return shown.map((one) => (one === id ? other : one === other ? id : one));
}
