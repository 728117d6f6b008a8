import { type ColumnsByName, columnsIn, type RecordShape } from '../../platform/records/record.ts';
import { type Resource, sidColumns } from '../../platform/resources/sid-columns.ts';
import { fileColumns, fileName, type InFile } from '../columns.ts';
import type { Column } from '../members.ts';
import type { Kind, Shape } from '../model.ts';

/** Columns that do not depend on the values. */
export const always = (columns: readonly Column[]) => () => columns;

type Derived = 'columns' | 'identity' | 'resource' | 'sid';
type Described = {
  /** By the names of columns on the wire. */
  inFile?: Readonly<Record<string, InFile>>;
};

/** A record or a part of one as files have it. */
export const shapeFromRecord = <Own extends ColumnsByName>(
  record: RecordShape<Own>,
  { inFile, ...also }: Omit<Shape, Derived> & Described,
): Shape & { resource: Resource } => {
  const { columns, identity, resource } = record;
  return {
    ...also,
    resource,
    sid: sidColumns[resource],
    identity: columnsIn(columns)
      .filter(({ path }) => identity.includes(path))
      .map(({ column }) => fileName(column)),
    columns: always(fileColumns(columns, inFile)),
  };
};

/** @param also what a file needs beside the record itself */
export const kindFromRecord = <Own extends ColumnsByName>(
  record: RecordShape<Own>,
  also: Omit<Kind, Derived | 'namesProvider'> & Described,
): Kind => ({
  ...also,
  ...shapeFromRecord(record, also),
  namesProvider: record.namesProvider,
});
