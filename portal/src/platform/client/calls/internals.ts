/** Texts of the platform's database, and what they mean to people. */
const databaseTexts: readonly (readonly [RegExp, string])[] = [
  [/^Duplicate entry/, 'Another record has this name or value already'],
  [/^Cannot delete or update a parent/, 'Something else still uses it'],
  [/^Data too long/, 'A value is too long'],
  [/^Incorrect string/, "A text has characters that the platform can't store, such as emoji"],
];

/** Texts of the platform's database and internal errors, meant for its operators. */
const internalTexts =
  /\bSQL\b|constraint|^(Unknown column|Incorrect |Data |Field '|Column '|Table '|Out of range|ER_|"?\[obj|Cannot (read|set|destr|conv))|is not (a function|iterable|defined)$/;

/** A text of the platform for people; undefined for SQL and for what its code trips over. */
export function forPeople(said: string): string | undefined {
  const known = databaseTexts.find(([text]) => text.test(said))?.[1];
  if (known !== undefined) return known;
  return internalTexts.test(said) ? undefined : said;
}
