import type { FieldProblem } from './save-record.ts';

const isSame = (one: string, other: string | undefined) =>
  one.toLowerCase() === other?.toLowerCase();

/**
 * Fields whose new value another record already has, in any case.
 * @param base the stored values; null for a new record
 * @param messages message for each field that must be unique
 * @param readOthers loads the fields of every other record; only called if one of the fields
 * changed
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
