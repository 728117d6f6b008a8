import { valueAt } from '../../browser/paths.ts';
import type { Columns } from '../client/calls/wire.ts';
import type { Resource } from '../resources/sid-columns.ts';
import type { Column } from './column.ts';

/** Columns that a form shows, reviews and merges together. */
export type Group = { label?: string; columns: ColumnsByName };

/** Columns and groups of them, keyed by their names in the form of the record. */
export type ColumnsByName = { readonly [name: string]: Column | Group };

/** A kind of record: its resource and its columns. Everything else about it is derived. */
export type RecordShape<Own extends ColumnsByName = ColumnsByName> = {
  resource: Resource;
  columns: Own;
  /** Columns that distinguish the records of one owner, in the order in which they name a record. */
  identity: readonly string[];
  /** Whether a new record names its provider in addition to its account. */
  namesProvider?: boolean;
};

/** Preserves the types of the columns, from which all other types are derived. */
export const defineRecord = <const Own extends ColumnsByName>(
  record: RecordShape<Own> & { identity: readonly (keyof Own)[] },
): RecordShape<Own> => record;

type ValueOf<One> = One extends { columns: infer Inner }
  ? ValuesOf<Inner>
  : One extends Column<string, infer Value>
    ? Value
    : never;

/** The values of a form. */
export type ValuesOf<Own> = {
  -readonly [Name in keyof Own as Own[Name] extends { isUnshown: true } ? never : Name]: ValueOf<
    Own[Name]
  >;
};
export type FormValues<Shape> = Shape extends RecordShape<infer Own> ? ValuesOf<Own> : never;

type StoredOf<One> = One extends Column<string, unknown, infer Stored> ? Stored : never;
type NameOf<One> = One extends Column<infer Name> ? Name : never;

/** Groups hold columns, or groups of columns; the compiler would not terminate on deeper nesting. */
type ColumnIn<One> = One extends Column
  ? One
  : One extends { columns: infer Inner }
    ? InnerColumn<Inner[keyof Inner]>
    : never;
type InnerColumn<One> = One extends Column
  ? One
  : One extends { columns: infer Inner }
    ? Extract<Inner[keyof Inner], Column>
    : never;

/**
 * The part of a response that a form needs: the shown columns by their wire names. The response
 * schemas live beside their calls, because lists load them without the record. A schema that lacks
 * a column, or has another type for it, does not compile.
 */
export type Answered<Own> = {
  [One in ColumnIn<Own[keyof Own]> as One extends { isUnshown: true }
    ? never
    : [StoredOf<One>] extends [never]
      ? never
      : NameOf<One>]: StoredOf<One>;
};

const isGroup = (one: Column | Group): one is Group => 'columns' in one;

/** All columns, including those in groups, with their paths in the form values. */
export const columnsIn = (
  tree: ColumnsByName,
): { path: string; column: Column; group?: string }[] =>
  Object.entries(tree).flatMap(([name, one]) =>
    isGroup(one)
      ? columnsIn(one.columns).map(({ path, column, group = one.label }) => ({
          path: `${name}.${path}`,
          column,
          group,
        }))
      : [{ path: name, column: one }],
  );

type Named = { columns: ColumnsByName };

const columnsOf = ({ columns }: Named) => columnsIn(columns).map(({ column }) => column);

/** Maps each column and group that a form shows, keyed by name. */
export const byName = <Own extends ColumnsByName, Found>(
  columns: Own,
  ofColumn: (column: Column) => Found,
  ofGroup: (group: Group) => Found,
) =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, one]) => isGroup(one) || !one.isUnshown)
      .map(([name, one]) => [name, isGroup(one) ? ofGroup(one) : ofColumn(one)]),
  ) as { [Name in keyof ValuesOf<Own>]: Found };

/** Values by their names in a form, nested in groups. */
export const valuesIn = (columns: ColumnsByName, ofColumn: (column: Column) => unknown): object =>
  byName(columns, ofColumn, (group) => valuesIn(group.columns, ofColumn));

/** Form values of a new record. */
export const initialValues = <Own extends ColumnsByName>({ columns }: { columns: Own }) =>
  valuesIn(columns, ({ initial }) => initial) as ValuesOf<Own>;

/** Form values of a stored record. */
export const formValues = <Own extends ColumnsByName>(
  { columns }: { columns: Own },
  stored: Answered<Own>,
) => {
  const row = stored as Columns;
  return valuesIn(columns, (column) => column.fromWire(row[column.name])) as ValuesOf<Own>;
};

/** Names of the columns that an update sends: the changed ones, and those that must accompany them. */
export const sentNames = (
  columns: readonly Pick<Column, 'name' | 'isAlwaysSent' | 'sentWith'>[],
  changed: Columns,
): ReadonlySet<string> =>
  new Set([
    ...Object.keys(changed),
    ...columns.flatMap(({ name, isAlwaysSent, sentWith = [] }) => [
      ...(isAlwaysSent ? [name] : []),
      ...(changed[name] ? sentWith : []),
    ]),
  ]);

/** The body of an update. @param next the columns after the change */
export const updateBody = (shape: Named, changed: Columns, next: Columns): Columns =>
  Object.fromEntries([...sentNames(columnsOf(shape), changed)].map((name) => [name, next[name]]));

/** The columns that a form would store, by their wire names; without secrets that were not typed. */
export const bodyOf = (
  { columns }: { columns: ColumnsByName },
  values: object,
  isSent: (column: Column) => boolean = () => true,
): Columns =>
  Object.fromEntries(
    columnsIn(columns)
      .filter(({ column }) => !column.isUnshown && isSent(column))
      .map(({ path, column }) => [column.name, column.toWire(valueAt(values, path))])
      .filter(([, value]) => value !== undefined),
  );
