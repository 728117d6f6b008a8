/** Query parameter. */
export const columnsMember = 'columns';

/** Columns in the order of these ids. Always includes the column that names the row; ignores unknown ids. */
export function arranged<Column extends { id: string; isRowHeader?: boolean }>(
  columns: readonly Column[],
  ids: readonly string[] | null,
): readonly Column[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const chosen = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  if (chosen.length === 0) return columns;
  const head = columns.find(({ isRowHeader }) => isRowHeader);
  return head && !chosen.includes(head) ? [head, ...chosen] : chosen;
}

/** Reads the query parameter: 'name,realm'; null for the default order. */
export const idsOf = (member: string): readonly string[] | null =>
  member === '' ? null : member.split(',');
