import type * as v from 'valibot';
import { isRecord } from '../../browser/record.ts';
import { read, useQuery, useRecord } from '../client/cache/query.ts';
import { type Columns, withColumns } from '../client/calls/wire.ts';
import { recordPath } from './paths.ts';
import { type Resource, sidColumns } from './sid-columns.ts';

/**
 * Reads single records of a resource, including columns that the schema doesn't name. Resources
 * that the command line loads have separate functions instead: a bundler can drop only those.
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
    /** @param isWhole whether a row of a list has all columns */
    useFromList: (sid: string | null, isWhole = (_row: Columns) => true) =>
      useRecord(
        sid && at(sid),
        resource,
        (row): row is Data & { columns?: Columns } =>
          isRecord(row) && row[sidColumns[resource]] === sid && isWhole(row),
      ),
  };
}
