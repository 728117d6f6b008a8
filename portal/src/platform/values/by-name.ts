import * as v from 'valibot';

/** One for all: making a collator costs more than sorting a thousand names with it. */
const collator = new Intl.Collator(undefined, { sensitivity: 'base' });

/** Orders records by name, whatever the case. */
export const byName = (a: { name: string }, b: { name: string }) =>
  collator.compare(a.name, b.name);

/** A list that the platform answers in any order, by name. */
export const listByName = <Row extends v.GenericSchema<unknown, { name: string }>>(row: Row) =>
  v.pipe(
    v.array(row),
    v.transform((rows) => rows.sort(byName)),
  );
