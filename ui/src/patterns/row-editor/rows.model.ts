/** Props of a row. Both callbacks are stable for the life of the editor. */
export type RowProps<Row, Text> = {
  id: string;
  number: number;
  row: Row;
  errors: Partial<Record<keyof Row, string | undefined>>;
  text: Text;
  onChange: (id: string, change: Partial<Row>) => void;
  onRemove: (id: string) => void;
};

/** Id for a row that isn't stored yet. */
export function newRowId(rows: Readonly<Record<string, unknown>>): string {
  const taken = Object.keys(rows).map((id) => Number(/^new-(\d+)$/.exec(id)?.[1] ?? 0));
  return `new-${Math.max(0, ...taken) + 1}`;
}

export const isNewRow = (id: string) => /^new-\d+$/.test(id);

/** All rows but one. */
export const withoutRow = <Row>(rows: Readonly<Record<string, Row>>, id: string) =>
  Object.fromEntries(Object.entries(rows).filter(([key]) => key !== id));

/**
 * Whether a row can skip rendering. Forms pass copies, so its content is compared, one level deep.
 */
export const isSameRow = <Props extends object>(before: Props, after: Props): boolean =>
  isAlike(before, after, (one, other) => isAlike(one, other, Object.is));

function isAlike(one: unknown, other: unknown, isSame: (a: unknown, b: unknown) => boolean) {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
