import type { Column as RecordColumn } from '../../platform/records/column.ts';
import { type ColumnsByName, columnsIn, type RecordShape } from '../../platform/records/record.ts';
import { sidColumns } from '../../platform/resources/paths.ts';
import {
  always,
  type Column,
  choice,
  flag,
  integer,
  type Member,
  reference,
  secret,
  text,
} from '../members.ts';
import type { Kind, Shape } from '../model.ts';

/** Its name in a file. */
const fileName = ({ file, name }: RecordColumn) => file ?? name.replace(/^is_|_sid$/g, '');

/** What only a file needs to know about a column. */
type InFile = Partial<Pick<Member, 'help' | 'default' | 'isAlways' | 'goesWith'>>;

function columnOf(column: RecordColumn, label: string, inFile: InFile): Column {
  const { type, initial, refersTo, choices, required, isClear, goesWith } = column;
  const { check, maxLength } = column;
  const path = fileName(column);
  const more = { column: column.name, ...inFile };
  if (type === 'flag') return flag(path, label, { default: initial === true, ...more });
  if (type === 'integer') {
    const number = initial === '' ? undefined : Number(initial);
    return integer(path, label, { default: number, ...more });
  }
  if (type === 'secret') return secret(path, label, { isClear, goesWith, ...more });
  if (type === 'reference' && refersTo !== 'accounts' && refersTo) {
    return reference(path, label, refersTo, column.name, more);
  }
  if (choices) return choice(path, label, choices, { default: String(initial), ...more });
  return text(path, label, { check, maxLength, isRequired: required !== undefined, ...more });
}

type Described = {
  /** By the names of columns on the wire. */
  inFile?: Readonly<Record<string, InFile>>;
};

/** A record or a part of one as files have it, but for its owner: its place in the file says that. */
export const shapeFromRecord = <Own extends ColumnsByName>(
  { columns, identity, resource }: RecordShape<Own>,
  { inFile = {}, ...also }: Omit<Shape, 'columns' | 'identity' | 'sid'> & Described,
): Shape => {
  const all = columnsIn(columns).filter(({ column }) => !column.isOwner);
  return {
    ...also,
    sid: sidColumns[resource],
    identity: all
      .filter(({ path }) => identity.includes(path))
      .map(({ column }) => fileName(column)),
    columns: always(
      all.map(({ column, group }) => {
        const { label, name } = column;
        return columnOf(column, group ? `${group}: ${label}` : label, inFile[name] ?? {});
      }),
    ),
  };
};

/** @param also what a file needs beside the record itself */
export const kindFromRecord = <Own extends ColumnsByName>(
  record: RecordShape<Own>,
  {
    name,
    owners,
    isSingle,
    parts,
    isUnique,
    ...also
  }: Omit<Kind, 'columns' | 'identity' | 'sid'> & Described,
): Kind => ({ ...shapeFromRecord(record, also), name, owners, isSingle, parts, isUnique });
