import type * as v from 'valibot';
import { isRecord } from '../../browser/record.ts';
import { read, useQuery, useRecord } from '../client/cache/query.ts';
import { type Columns, withColumns } from '../client/calls/wire.ts';
import { recordPath } from './paths.ts';
import { type Resource, sidColumns } from './sid-columns.ts';

/**
 * Single records of a resource, with the columns that their schema does not name. Of a resource that
 * the command line loads they are functions of their own: a bundle can leave out those alone.
 */
export function recordReads<Data extends object>(
  resource: Resource,
  schema: v.GenericSchema<unknown, Data>,
) {
  const at = (sid: string) => read(recordPath(resource, sid), withColumns(schema));
  return {
    at,
    get: (sid: string) => at(sid).get(),
    use: (sid: string | null) => useQuery(sid && at(sid)),
    /** @param isWhole true of rows of lists that have all of it */
    useFromList: (sid: string | null, isWhole = (_row: Columns) => true) =>
      useRecord(
        sid && at(sid),
        resource,
        (row): row is Data & { columns?: Columns } =>
          isRecord(row) && row[sidColumns[resource]] === sid && isWhole(row),
      ),
  };
}
