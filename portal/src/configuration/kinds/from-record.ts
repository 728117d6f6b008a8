import { type ColumnsByName, columnsIn, type RecordShape } from '../../platform/records/record.ts';
import { sidColumns } from '../../platform/resources/sid-columns.ts';
import { fileColumns, fileName, type InFile } from '../columns.ts';
import type { Column } from '../members.ts';
import type { Kind, Shape } from '../model.ts';

/** Columns that don't depend on the values. */
export const always = (columns: readonly Column[]) => () => columns;

type Derived = 'columns' | 'identity' | 'resource' | 'sid';
type Described<Own> = Omit<Own, Derived | 'parts' | 'namesProvider'> & {
  /** Keyed by the wire names of columns. */
  inFile?: Readonly<Record<string, InFile>>;
};

/** Derives the part of a record in a file. */
export const partFromRecord = <Name extends string, Own extends ColumnsByName>(
  { columns, identity, resource }: RecordShape<Own>,
  { inFile, ...also }: Described<Shape> & { name: Name },
) => {
  const telling = columnsIn(columns)
    .filter(({ path }) => identity.includes(path))
    .map(({ column }) => column);
  const told = telling.map(({ name }) => [name, { ...inFile?.[name], isIdentity: true }]);
  return {
    ...also,
    resource,
    sid: sidColumns[resource],
    identity: telling.map(fileName),
    columns: always(fileColumns(columns, { ...inFile, ...Object.fromEntries(told) })),
  };
};

/** @param also properties that only files need */
export const kindFromRecord = <Own extends ColumnsByName>(
  record: RecordShape<Own>,
  { parts = [], ...also }: Described<Kind> & Partial<Pick<Kind, 'parts'>>,
): Kind => ({
  ...also,
  ...partFromRecord(record, also),
  parts,
  namesProvider: record.namesProvider,
});
