/** Messages of the platform's database, and their meaning for people. */
const databaseTexts: readonly (readonly [RegExp, string])[] = [
  [/^Duplicate entry/, 'Another record has this name or value already'],
  [/^Cannot delete or update a parent/, 'Something else still uses it'],
  [/^Data too long/, 'A value is too long'],
  [/^Incorrect string/, "A text has characters that the platform can't store, such as emoji"],
];

/** Database messages and internal errors, meant for the platform's operators. */
const internalTexts =
  /\bSQL\b|constraint|^(Unknown column|Incorrect |Data |Field '|Column '|Table '|Out of range|ER_|"?\[obj|Cannot (read|set|destr|conv))|is not (a function|iterable|defined)$/;

/** Turns a message of the platform into one for people; undefined for SQL and for internal errors. */
export function forPeople(said: string): string | undefined {
  const known = databaseTexts.find(([text]) => text.test(said))?.[1];
  if (known !== undefined) return known;
  return internalTexts.test(said) ? undefined : said;
}
