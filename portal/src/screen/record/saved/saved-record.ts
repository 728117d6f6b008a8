import * as v from 'valibot';
import { valueAt } from '../../../browser/paths.ts';
import type { Columns } from '../../../platform/client/calls/wire.ts';
import { creation } from '../../../platform/client/calls/write.ts';
import { type Column, textProblem } from '../../../platform/records/column.ts';
import {
  type Answered,
  bodyOf,
  byName,
  type ColumnsByName,
  columnsIn,
  formValues,
  initialValues,
  type RecordShape,
  updateBody,
  type ValuesOf,
} from '../../../platform/records/record.ts';
import { recordUpdate } from '../../../platform/resources/record-writes.ts';
import { sidColumns } from '../../../platform/resources/sid-columns.ts';
import { changedColumns } from '../../form/save/record/columns.ts';
import type { Members } from '../../form/save/record/members.ts';
import { textSchema } from '../../form/schema.ts';
import type { SavedRecord } from '../record.ts';

type Named<Own extends ColumnsByName> = { columns: Own };

/** @param nameOf name of a record by its SID. Default: reviews look it up in the loaded lists */
export const membersOf = <Own extends ColumnsByName>(
  { columns }: Named<Own>,
  nameOf?: (sid: string) => string,
): Members<ValuesOf<Own>> =>
  byName(
    columns,
    ({ type, label }): object => ({
      label,
      ...(type === 'secret' && { describe: () => 'Not shown' }),
      ...(type === 'reference' && nameOf && { describe: nameOf }),
    }),
    (group) => ({ members: membersOf(group, nameOf) }),
  ) as Members<ValuesOf<Own>>;

/** Props for the field of a column. */
export const fieldOf = ({ label, required, maxLength }: Column) => ({
  label,
  required: required !== undefined,
  maxLength,
});

/** Paths of the secrets, which drafts and the history must not contain. */
export const secretPaths = ({ columns }: Named<ColumnsByName>) =>
  columnsIn(columns).flatMap(({ path, column: { type, isUnshown } }) => {
    if (isUnshown) return [];
    if (type === 'hook') return [`${path}.password`];
    return type === 'secret' ? [path] : [];
  });

const ruleOf = (column: Column, isNew: boolean): v.GenericSchema => {
  const { type, required, isFixed } = column;
  if (type === 'flag') return v.boolean();
  // The stored value can't be changed, so it must not block a save.
  if (isFixed && !isNew) return v.string();
  if (type === 'text') return textSchema((text) => textProblem(column, text));
  if (typeof column.initial === 'number') return v.number();
  return required === undefined ? v.string() : v.pipe(v.string(), v.nonEmpty(required));
};

/** Rules of each column. @param isNew whether fixed columns can still be typed */
export const rulesOf = <Own extends ColumnsByName>({ columns }: Named<Own>, isNew: boolean) =>
  byName(
    columns,
    (column) => ruleOf(column, isNew),
    (group): v.GenericSchema => v.object(rulesOf(group, isNew)),
  ) as { [Name in keyof ValuesOf<Own>]: v.GenericSchema<unknown, ValuesOf<Own>[Name]> };

/** Schema of a form. */
export const schemaOf = <Own extends ColumnsByName>(shape: Named<Own>, isNew: boolean) =>
  v.object(rulesOf(shape, isNew)) as unknown as v.GenericSchema<unknown, ValuesOf<Own>>;

/**
 * Form to PUT: the columns that differ from the stored ones. Absent columns stay unchanged.
 * @param before values of the stored record
 */
export function updateOf(shape: Named<ColumnsByName>, values: object, before: object): Columns {
  const bodyLater = (one: object) => bodyOf(shape, one, ({ isFixed }) => !isFixed);
  const next = bodyLater(values);
  return updateBody(shape, changedColumns(next, bodyLater(before)), next);
}

type Ways<Values, Stored> = Pick<
  SavedRecord<Values, Stored>,
  'kind' | 'get' | 'check' | 'refused' | 'goesWithIt'
> & {
  /** Lists the rows in which to look for a new record if the response to its creation was lost. */
  list: (values: Values) => Promise<readonly object[]>;
};

/** Derives how to read and write a record from its shape. */
export function savedRecord<Own extends ColumnsByName, Stored extends Answered<Own>>(
  shape: RecordShape<Own>,
  { list, ...ways }: Ways<ValuesOf<Own>, Stored>,
): SavedRecord<ValuesOf<Own>, Stored> {
  const { resource, namesProvider } = shape;
  const all = columnsIn(shape.columns);
  const marks = all.filter(({ path, column }) => column.isOwner || shape.identity.includes(path));
  const markOf = (read: (one: (typeof marks)[number]) => unknown) =>
    JSON.stringify(marks.map((one) => one.column.toWire(read(one))));
  const secrets = secretPaths(shape);
  return {
    ...ways,
    values: (stored) => formValues(shape, stored),
    empty: initialValues(shape),
    schema: (isNew) => schemaOf(shape, isNew),
    members: membersOf(shape),
    secrets: () => secrets,
    nameOf: (values) => String(valueAt(values, shape.identity[0] ?? '')),
    create: (values, providerSid) =>
      creation(resource, {
        ...bodyOf(shape, values),
        ...(namesProvider && { service_provider_sid: providerSid }),
      }),
    update: (sid, values, stored) =>
      recordUpdate(resource, sid, updateOf(shape, values, formValues(shape, stored))),
    lost: {
      mark: (values) => markOf(({ path }) => valueAt(values, path)),
      find: async (mark, values) =>
        (await list(values))
          .filter(
            (row) => markOf(({ column }) => column.fromWire(valueAt(row, column.name))) === mark,
          )
          .map((row) => String(valueAt(row, sidColumns[resource]))),
    },
  };
}
