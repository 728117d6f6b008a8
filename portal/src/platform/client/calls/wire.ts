import * as v from 'valibot';

/*
 * Columns read leniently. A database holds values that no form would send, left by other consoles and
 * by hand: none of them may keep a record from being opened, repaired or deleted.
 */

/** Booleans are read back as 0 and 1, and as true and false in a few places. Null counts as false. */
export const bit = v.pipe(
  v.unknown(),
  v.transform((value) => Boolean(value) && value !== '0' && value !== 'false'),
);

const textOf = (value: unknown) =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

/** Text that may be absent or null; both read as ''. */
export const optionalText = v.pipe(v.optional(v.unknown(), null), v.transform(textOf));

/** Text of a column that every record has: without it, the response isn't a record. */
export const text = v.pipe(v.unknown(), v.transform(textOf));

/** The SID of another record; null for none. */
export const reference = v.pipe(
  optionalText,
  v.transform((sid) => sid || null),
);

/** A number; null if it is missing or not a number. */
export const optionalNumber = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
  }),
);

/** A number, with a default for a missing one. */
export const numberOr = (otherwise: number) =>
  v.pipe(
    optionalNumber,
    v.transform((number) => number ?? otherwise),
  );

/** ISO 8601 instant or null. */
export const instant = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => {
    const isIso = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
    const date = new Date(isIso ? value : Number.NaN);
    return Number.isNaN(date.getTime()) ? null : date;
  }),
);

/** Columns of a record by their wire names. */
export type Columns = Readonly<Record<string, unknown>>;

/** A record with all columns of the response as stored, including those that the schema doesn't name. */
export const withColumns = <Schema extends v.GenericSchema<unknown, object>>(schema: Schema) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.rawTransform(
      ({ dataset, addIssue, NEVER }): v.InferOutput<Schema> & { columns?: Columns } => {
        const { success, output, issues = [] } = v.safeParse(schema, dataset.value);
        if (success) return { ...output, columns: dataset.value };
        for (const { message } of issues) addIssue({ message });
        return NEVER;
      },
    ),
  );

export const created = v.object({ sid: v.string() });

/** Rows of a large response, as they arrive. */
type Batches = AsyncIterable<unknown[]>;
export type Parsed<Data> =
  | { value: Data; issues?: undefined }
  | { issues: readonly { path?: readonly unknown[] | undefined }[] };
type Compare<Row> = (a: Row, b: Row) => number;
export type ParseRows = <Row extends object>(
  batches: Batches,
  row: v.GenericSchema<unknown, Row>,
  compare: Compare<Row> | undefined,
) => Promise<Parsed<Row[]>>;
export type ParseInRows<Data> = (batches: Batches, parse: ParseRows) => Promise<Parsed<Data>>;

/** A schema. If it is a list, `inRows` parses a large response row by row. */
export type AnswerSchema<Data> = v.GenericSchema<unknown, Data> & { inRows?: ParseInRows<Data> };

/** A list that the platform sends whole, however long. */
export const listOf = <Row extends object>(
  row: v.GenericSchema<unknown, Row>,
  compare?: Compare<Row>,
): AnswerSchema<Row[]> & { inRows: ParseInRows<Row[]> } =>
  Object.assign(
    v.pipe(
      v.array(row),
      v.transform((rows) => (compare ? rows.sort(compare) : rows)),
    ),
    { inRows: (batches: Batches, parse: ParseRows) => parse(batches, row, compare) },
  );
