export type Locale = string | undefined;

/** Formatters are slow to make and cheap to use. */
export function cached<Formatter>(make: (locale: Locale) => Formatter) {
  const made = new Map<Locale, Formatter>();
  return (locale: Locale): Formatter => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
