import { type ColumnsByName, columnsIn, type RecordShape } from '../../platform/records/record.ts';
import { sidColumns } from '../../platform/resources/sid-columns.ts';
import { fileColumns, fileName, type InFile } from '../columns.ts';
import type { Column } from '../members.ts';
import type { Kind, Shape } from '../model.ts';

/** Columns that do not depend on the values. */
export const always = (columns: readonly Column[]) => () => columns;

type Derived = 'columns' | 'identity' | 'resource' | 'sid';
type Described<Own> = Omit<Own, Derived | 'parts' | 'namesProvider'> & {
  /** By the names of columns on the wire. */
  inFile?: Readonly<Record<string, InFile>>;
};

/** A part of a record as files have it. */
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

/** @param also what a file needs beside the record itself */
export const kindFromRecord = <Own extends ColumnsByName>(
  record: RecordShape<Own>,
  { parts = [], ...also }: Described<Kind> & Partial<Pick<Kind, 'parts'>>,
): Kind => ({
  ...also,
  ...partFromRecord(record, also),
  parts,
  namesProvider: record.namesProvider,
});
