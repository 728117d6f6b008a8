import * as v from 'valibot';
import type { Columns } from '../client/wire.ts';
import { type Resource, sidColumns } from '../resources/paths.ts';
import type { Column } from './column.ts';

/** Columns by the names that the form of their record has for them. */
export type ColumnsByName = Readonly<Record<string, Column>>;

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

type ValueOf<One> = One extends Column<string, infer Value> ? Value : never;
type StoredOf<One> = One extends Column<string, unknown, infer Stored> ? Stored : never;
type NameOf<One> = One extends Column<infer Name> ? Name : never;
type Simplified<Type> = { [Name in keyof Type]: Type[Name] };

export type ValuesOf<Own> = { -readonly [Name in keyof Own]: ValueOf<Own[Name]> };

/** The values of a form. */
export type FormValues<Shape> = Shape extends RecordShape<infer Own> ? ValuesOf<Own> : never;

/** Columns of an answer by their names on the wire. The platform answers no secret. */
type Answered<Own, Names extends keyof Own> = {
  [Name in Names as [StoredOf<Own[Name]>] extends [never] ? never : NameOf<Own[Name]>]: StoredOf<
    Own[Name]
  >;
};

export type AnswerWith<
  Own,
  Name extends Resource,
  Read extends v.ObjectEntries,
  Names extends keyof Own,
> = Simplified<
  Record<(typeof sidColumns)[Name], string> &
    Answered<Own, Names> &
    v.InferOutput<v.ObjectSchema<Read, undefined>>
>;

/** A stored record, as the platform answers it. */
export type Answer<Shape> =
  Shape extends RecordShape<infer Own, infer Name, infer Read>
    ? AnswerWith<Own, Name, Read, keyof Own> & { columns?: Columns }
    : never;

/** @param names the columns that an answer has. Default: all */
export function answerOf<
  Own extends ColumnsByName,
  Name extends Resource,
  Read extends v.ObjectEntries,
  Names extends keyof Own & string = keyof Own & string,
>(
  { resource, columns, answered }: RecordShape<Own, Name, Read>,
  names: readonly Names[] = Object.keys(columns) as Names[],
) {
  const entries = names.flatMap((name) => {
    const column = columns[name];
    return column?.answer ? [[column.name, column.answer] as const] : [];
  });
  return v.object({
    [sidColumns[resource]]: v.string(),
    ...Object.fromEntries(entries),
    ...answered,
  }) as unknown as v.GenericSchema<unknown, AnswerWith<Own, Name, Read, Names>>;
}

/** Something of each column, by the names of the form. */
export const byName = <Own extends ColumnsByName, Found>(
  { columns }: Pick<RecordShape<Own>, 'columns'>,
  find: (column: Column, name: string) => Found,
) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, find(column, name)]),
  ) as { [Name in keyof Own]: Found };

/** The values of a new record's form. */
export const initialValues = <Own extends ColumnsByName>(
  shape: Pick<RecordShape<Own>, 'columns'>,
) => byName(shape, ({ initial }) => initial) as ValuesOf<Own>;

/** The values of a stored record's form. */
export const formValues = <Own extends ColumnsByName>(
  shape: Pick<RecordShape<Own>, 'columns'>,
  stored: object,
) => {
  const row = stored as Columns;
  return byName(shape, (column) => column.fromWire(row[column.name])) as ValuesOf<Own>;
};

/** What a form would store, by the names on the wire; without secrets that were not typed. */
export const bodyOf = (
  { columns }: Pick<RecordShape, 'columns'>,
  values: object,
  isSent: (column: Column) => boolean = () => true,
): Columns =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, column]) => isSent(column))
      .map(([name, column]) => [column.name, column.toWire((values as Columns)[name])])
      .filter(([, value]) => value !== undefined),
  );
