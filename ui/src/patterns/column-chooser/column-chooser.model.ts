export type ChoosableColumn = {
  id: string;
  /** Its head. */
  label: string;
  /** It names the row: it can be moved, and not hidden. */
  isFixed?: boolean;
};

/** All columns: those that are shown in their order, then the others. */
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

/** A column that was hidden comes last. */
export const toggled = (shown: readonly string[], id: string): string[] =>
  shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id];

/** @param by -1 for one place earlier */
export function moved(shown: readonly string[], id: string, by: -1 | 1): string[] {
  const from = shown.indexOf(id);
  const other = shown[from + by];
  if (from < 0 || other === undefined) return [...shown];
  return shown.map((one) => (one === id ? other : one === other ? id : one));
}
