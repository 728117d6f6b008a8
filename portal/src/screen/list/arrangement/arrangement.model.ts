/** The member of the address. */
export const columnsMember = 'columns';

/** Columns in the order of their ids. What names the row is always there; unknown ids are ignored. */
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

/** As the address has them: 'name,realm'; null for the order of the list itself. */
export const idsOf = (member: string): readonly string[] | null =>
  member === '' ? null : member.split(',');
