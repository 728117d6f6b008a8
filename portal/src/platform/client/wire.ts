import * as v from 'valibot';

/** Booleans are read back as 0 and 1, and as true and false in a few places. */
export const bit = v.pipe(
  v.union([v.boolean(), v.literal(0), v.literal(1)]),
  v.transform((value) => value === true || value === 1),
);

/** Text that may be absent or null; both read as ''. */
export const optionalText = v.nullish(v.string(), '');

/** ISO 8601 instant or null. */
export const instant = v.pipe(
  v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  v.transform((value) => (value === null ? null : new Date(value))),
);

export const created = v.object({ sid: v.string() });
