import { compareNames } from '@trunkline/ui/tokens/format';
import * as v from 'valibot';

/** Orders records by name. */
export const byName = (a: { name: string }, b: { name: string }) => compareNames(a.name, b.name);

/** A list that the platform answers in any order, by name. */
export const listByName = <Row extends v.GenericSchema<unknown, { name: string }>>(row: Row) =>
  v.pipe(
    v.array(row),
    v.transform((rows) => rows.sort(byName)),
  );
