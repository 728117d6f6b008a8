import { isRecord } from '../../../../browser/record.ts';
import { columnsMember, isEqual } from '../../values.ts';

type Values = Record<string, unknown>;

/** The members of these names. */
export const membersOf = (values: object, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/**
 * A restored draft and the base to compare it with: the values stored when it was typed. A member
 * that is stored as typed counts as unchanged.
 * @param from values stored when it was typed; as `stored` if unknown
 */
export function draftOver<Whole extends Values>(
  stored: Whole,
  mine: Whole,
  from: Whole,
): { mine: Whole; base: Whole } {
  const paired = isEqual(from, stored)
    ? mine
    : (pairedRows({ ...mine }, { stored, from }) as Whole);
  const base = { ...from };
  for (const name of Object.keys(stored) as (keyof Whole)[]) {
    if (isEqual(paired[name], stored[name])) base[name] = stored[name];
  }
  return { mine: paired, base };
}

/** A row as text, however it was typed. */
const rowText = (row: Values) =>
  JSON.stringify(
    Object.entries(row)
      .filter(([name]) => name !== columnsMember)
      .map(([name, one]) => [name, typeof one === 'string' ? one.trim() : one])
      .sort(([one], [other]) => `${one}`.localeCompare(`${other}`)),
  );

type Versions = { stored: unknown; from: unknown };

/** Ids of rows stored since, by the ids of the equal new rows. */
function pairsOf(mine: Values, { stored, from }: Versions): Map<string, string> {
  const ids = new Map<string, string>();
  if (!isRecord(stored) || !isRecord(from)) return ids;
  const isNew = (id: string) => !(id in stored || id in from || ids.has(id));
  for (const [id, row] of Object.entries(stored)) {
    if (!isRecord(row) || id in mine || id in from) continue;
    const own = Object.entries(mine).find(
      ([one, typed]) => isNew(one) && isRecord(typed) && rowText(typed) === rowText(row),
    );
    if (own) ids.set(own[0], id);
  }
  return ids;
}

/**
 * Gives new rows that were stored before the form was interrupted the ids of their stored rows, so
 * that they aren't stored twice.
 */
function pairedRows(mine: Values, { stored, from }: Versions): Values {
  const ids = pairsOf(mine, { stored, from });
  const inner = Object.entries(mine).map(([id, value]) => {
    const versions = { stored: partOf(stored, id), from: partOf(from, id) };
    return [ids.get(id) ?? id, isRecord(value) ? pairedRows(value, versions) : value];
  });
  const paired: Values = Object.fromEntries(inner);
  const { order, rows } = paired;
  if (!Array.isArray(order) || !isRecord(rows)) return paired;
  const moved = pairsOf(recordIn(mine, 'rows'), {
    stored: partOf(stored, 'rows'),
    from: partOf(from, 'rows'),
  });
  return { ...paired, order: order.map((id) => moved.get(`${id}`) ?? id) };
}

const partOf = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);
const recordIn = (values: Values, name: string): Values => {
  const part = values[name];
  return isRecord(part) ? part : {};
};
