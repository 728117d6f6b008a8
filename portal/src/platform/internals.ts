/** Texts of the platform's database, and what they mean to people. */
const databaseTexts: readonly (readonly [RegExp, string])[] = [
  [/^Duplicate entry\b/, 'Another record has this name or value already'],
  [/^Cannot delete or update a parent row\b/, 'Something else still uses it'],
  [/^Cannot add or update a child row\b/, 'Something it refers to no longer exists'],
  [/^Data too long for column\b/, 'A value is too long for the platform to store'],
  [/^Data truncated for column\b/, "A value isn't one that the platform can store"],
  [
    /^Incorrect string value\b/,
    "A text has characters that the platform can't store, such as emoji",
  ],
];

/** What its database and its own mistakes sound like. They are for those who run it. */
const internalTexts =
  /\bSQL\b|\bconstraint fails\b|^Unknown column\b|^Incorrect \w+ value\b|^Field '.*' doesn't have a default|^Column '.*' cannot be null|^Out of range value\b|^Table '.*'|^ER_\w+|^Cannot (?:read|set) propert|^Cannot destructure\b|^Cannot convert undefined\b|\bis not (?:a function|iterable|defined)$|^"?\[object Object\]/;

/** A text of the platform for people; undefined for SQL and for what its code trips over. */
export function forPeople(said: string): string | undefined {
  const known = databaseTexts.find(([text]) => text.test(said))?.[1];
  if (known !== undefined) return known;
  return internalTexts.test(said) ? undefined : said;
}
