import type { FieldProblem } from './save-record.ts';

const isSame = (one: string, other: string | undefined) =>
  one.toLowerCase() === other?.toLowerCase();

/**
 * Fields whose new value another record has already, whatever the case.
 * @param base what is stored; null for a new record
 * @param messages what is said of each field that has to be unique
 * @param readOthers the fields of every other record; only asked for when one of them changed
 */
export async function takenFields<Field extends string>(
  values: Record<NoInfer<Field>, string>,
  base: Record<NoInfer<Field>, string> | null,
  messages: Record<Field, string>,
  readOthers: () => Promise<readonly Record<NoInfer<Field>, string>[]>,
): Promise<FieldProblem[]> {
  const changed = (Object.keys(messages) as Field[]).filter(
    (field) => values[field] !== '' && !isSame(values[field], base?.[field]),
  );
  if (changed.length === 0) return [];
  const others = await readOthers();
  return changed
    .filter((field) => others.some((one) => isSame(one[field], values[field])))
    .map((field) => ({ field, message: messages[field] }));
}
