export type ComboboxOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** A second line, such as an address or the owning account. */
  description?: string;
};

/** Ignores invisible characters, case, width and the encoding of accents. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLocaleLowerCase();

/** Index of the first option whose label starts with the text, ignoring case; -1 for none. */
export function firstStartingWith(options: readonly ComboboxOption[], text: string): number {
  const start = fold(text);
  if (start === '') return -1;
  return options.findIndex((option) => fold(option.label).startsWith(start));
}

/** The option whose whole label is the text, ignoring case. */
export function exactMatch(
  options: readonly ComboboxOption[],
  text: string,
): ComboboxOption | undefined {
  const wanted = fold(text);
  return wanted === '' ? undefined : options.find((option) => fold(option.label) === wanted);
}

/** The options whose label or description contains the text; all of them for an empty text. */
export function containing(
  options: readonly ComboboxOption[],
  text: string,
): readonly ComboboxOption[] {
  const part = fold(text);
  if (part === '') return options;
  return options.filter(({ label, description = '' }) =>
    fold(`${label}\n${description}`).includes(part),
  );
}

/**
 * Index that typing highlights: the first option starting with the text; in a filtered list,
 * failing that, the first.
 */
export function highlightFor(
  listed: readonly ComboboxOption[],
  text: string,
  isFiltered: boolean,
): number {
  const starting = firstStartingWith(listed, text);
  if (starting >= 0 || !isFiltered || text.trim() === '') return starting;
  return listed.length > 0 ? 0 : -1;
}
