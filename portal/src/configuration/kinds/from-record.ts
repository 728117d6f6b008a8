import type { Column as RecordColumn } from '../../platform/records/column.ts';
import { type ColumnsByName, columnsIn, type RecordShape } from '../../platform/records/record.ts';
import { sidColumns } from '../../platform/resources/sid-columns.ts';
import {
  always,
  type Column,
  choice,
  flag,
  hook,
  integer,
  json,
  type Member,
  map,
  reference,
  secret,
  text,
} from '../members.ts';
import type { Kind, Shape } from '../model.ts';

/** Its name in a file. */
const fileName = ({ file, name }: RecordColumn) => file ?? name.replace(/^is_|_sid$/g, '');

/** What only a file needs to know about a column. */
type InFile = Partial<Pick<Member, 'help' | 'default' | 'isAlways' | 'staysUnnamed'>>;

function columnOf(column: RecordColumn, label: string, inFile: InFile): Column {
  const { type, initial, refersTo, choices, required, isClear, goesWith } = column;
  const { check, maxLength, range } = column;
  const path = fileName(column);
  const more = { column: column.name, ...inFile };
  if (type === 'flag') return flag(path, label, { default: initial === true, ...more });
  if (type === 'integer') {
    const number = initial === '' ? undefined : Number(initial);
    return integer(path, label, { default: number, range, ...more });
  }
  if (type === 'hook') return hook(path, label, { isRequired: required !== undefined });
  if (type === 'json') return json(path, label, more);
  if (type === 'map') return map(path, label, more);
  if (type === 'secret') return secret(path, label, { isClear, goesWith, ...more });
  if (type === 'reference' && refersTo !== 'accounts' && refersTo) {
    return reference(path, label, refersTo, column.name, more);
  }
  if (choices) return choice(path, label, choices, { default: String(initial), ...more });
  return text(path, label, { check, maxLength, isRequired: required !== undefined, ...more });
}

type Derived = 'columns' | 'identity' | 'resource' | 'sid';
type Described = {
  /** By the names of columns on the wire. */
  inFile?: Readonly<Record<string, InFile>>;
};

/** Columns as files have them, but for the owner: the record's place in the file says that. */
export const columnsFromRecord = (
  { columns }: { columns: ColumnsByName },
  inFile: Described['inFile'] = {},
): Column[] =>
  columnsIn(columns)
    .filter(({ column }) => !column.isOwner)
    .map(({ column, group }) => {
      const { label, name } = column;
      return columnOf(column, group ? `${group}: ${label}` : label, inFile[name] ?? {});
    });

/** A record or a part of one as files have it. */
export const shapeFromRecord = <Own extends ColumnsByName>(
  record: RecordShape<Own>,
  { inFile, ...also }: Omit<Shape, Derived> & Described,
): Shape => {
  const { columns, identity, resource } = record;
  return {
    ...also,
    resource,
    sid: sidColumns[resource],
    identity: columnsIn(columns)
      .filter(({ path }) => identity.includes(path))
      .map(({ column }) => fileName(column)),
    columns: always(columnsFromRecord(record, inFile)),
  };
};

/** @param also what a file needs beside the record itself */
export const kindFromRecord = <Own extends ColumnsByName>(
  record: RecordShape<Own>,
  { name, owners, isSingle, parts, isUnique, ...also }: Omit<Kind, Derived> & Described,
): Kind => ({ ...shapeFromRecord(record, also), name, owners, isSingle, parts, isUnique });
