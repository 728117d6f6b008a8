import * as v from 'valibot';
import { valueAt } from '../../browser/record.ts';

import type { Columns } from '../client/wire.ts';
import { type Resource, sidColumns } from '../resources/paths.ts';
import type { Column } from './column.ts';

/** Columns that a form shows, reviews and merges together. */
export type Group = { label?: string; columns: ColumnsByName };

/** Columns and groups of them, by the names that the form of their record has for them. */
export type ColumnsByName = { readonly [name: string]: Column | Group };

/** A kind of record: where it lives and what it is made of. Everything else about it is derived. */
export type RecordShape<
  Own extends ColumnsByName = ColumnsByName,
  Name extends Resource = Resource,
  Read extends v.ObjectEntries = v.ObjectEntries,
> = {
  resource: Name;
  columns: Own;
  /** The columns that tell one record of an owner from another, in the order in which they name it. */
  identity: readonly string[];
  /** Columns of answers that no form shows, by their names on the wire. */
  answered: Read;
};

/** Keeps the types of the columns: everything derived is typed by them. */
export const defineRecord = <
  const Own extends ColumnsByName,
  const Name extends Resource,
  const Read extends v.ObjectEntries = Record<never, never>,
>({
  answered,
  ...shape
}: Omit<RecordShape<Own, Name, Read>, 'answered' | 'identity'> & {
  identity: readonly (keyof Own & string)[];
  answered?: Read;
}): RecordShape<Own, Name, Read> => ({ ...shape, answered: answered ?? ({} as Read) });

type ValueOf<One> = One extends { columns: infer Inner }
  ? ValuesOf<Inner>
  : One extends Column<string, infer Value>
    ? Value
    : never;
type StoredOf<One> = One extends Column<string, unknown, infer Stored> ? Stored : never;
type NameOf<One> = One extends Column<infer Name> ? Name : never;
/** Groups hold columns, or groups of columns: deeper the compiler would not end. */
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
type Simplified<Type> = { [Name in keyof Type]: Type[Name] };

export type ValuesOf<Own> = {
  -readonly [Name in keyof Own as Own[Name] extends { isUnshown: true } ? never : Name]: ValueOf<
    Own[Name]
  >;
};

/** The values of a form. */
export type FormValues<Shape> = Shape extends RecordShape<infer Own> ? ValuesOf<Own> : never;

type AnyColumn<Own> = ColumnIn<Own[keyof Own]>;
type WireName<Own> = NameOf<AnyColumn<Own>>;

/** The columns of an answer that have these names. The platform answers no secret that is masked. */
type Answered<Own, Names> = {
  [One in Extract<AnyColumn<Own>, { name: Names }> as [StoredOf<One>] extends [never]
    ? never
    : NameOf<One>]: StoredOf<One>;
};

export type AnswerWith<
  Own,
  Name extends Resource,
  Read extends v.ObjectEntries,
  Names = WireName<Own> | keyof Read,
> = Simplified<
  Record<(typeof sidColumns)[Name], string> &
    Answered<Own, Names> &
    v.InferOutput<v.ObjectSchema<Pick<Read, Extract<keyof Read, Names>>, undefined>>
>;

/** A stored record, as the platform answers it. */
export type Answer<Shape> =
  Shape extends RecordShape<infer Own, infer Name, infer Read>
    ? AnswerWith<Own, Name, Read> & { columns?: Columns }
    : never;

/** @param names of the columns on the wire that an answer has. Default: all */
export function answerOf<
  Own extends ColumnsByName,
  Name extends Resource,
  Read extends v.ObjectEntries,
  Names extends WireName<Own> | (keyof Read & string) = WireName<Own> | (keyof Read & string),
>({ resource, columns, answered }: RecordShape<Own, Name, Read>, names?: readonly Names[]) {
  const all = [
    ...columnsIn(columns).flatMap(({ column: { name, answer } }) =>
      answer ? [[name, answer] as const] : [],
    ),
    ...Object.entries(answered),
  ];
  const named = all.filter(([name]) => !names || names.some((one) => one === name));
  return v.object({
    [sidColumns[resource]]: v.string(),
    ...Object.fromEntries(named),
  }) as unknown as v.GenericSchema<unknown, AnswerWith<Own, Name, Read, Names>>;
}

const isGroup = (one: Column | Group): one is Group => 'columns' in one;

/** All columns, those of groups too, with their paths in the values of a form. */
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

/** Something of each column and group that a form shows, by their names. */
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

const valuesIn = (columns: ColumnsByName, ofColumn: (column: Column) => unknown): object =>
  byName(columns, ofColumn, (group) => valuesIn(group.columns, ofColumn));

/** The values of a new record's form. */
export const initialValues = <Own extends ColumnsByName>({ columns }: { columns: Own }) =>
  valuesIn(columns, ({ initial }) => initial) as ValuesOf<Own>;

/** The values of a stored record's form. */
export const formValues = <Own extends ColumnsByName>(
  { columns }: { columns: Own },
  stored: object,
) => {
  const row = stored as Columns;
  return valuesIn(columns, (column) => column.fromWire(row[column.name])) as ValuesOf<Own>;
};

/** What a form would store, by the names on the wire; without secrets that were not typed. */
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
