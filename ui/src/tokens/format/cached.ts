export type Locale = string | undefined;

const plainLanguages = /^(en|de|fr|it|es|pt|nl)\b/;

/**
 * Whether ASCII letters follow each other as in English, each for itself, and digits are Latin. The
 * first formatter of a page takes up to 15 ms: where this is so, not everything needs one.
 * @param locale undefined: the browser's
 */
export const isPlain = (locale: Locale): boolean => {
  if (locale !== undefined) return plainLanguages.test(locale);
  isBrowserPlain ??= plainLanguages.test(globalThis.navigator?.language ?? '');
  return isBrowserPlain;
};

/** Asked once: a long list asks a hundred thousand times. */
let isBrowserPlain: boolean | undefined;

/** Formatters are slow to make and cheap to use. */
export function cached<Formatter>(make: (locale: Locale) => Formatter) {
  const formatters = new Map<Locale, Formatter>();
  return (locale: Locale): Formatter => {
    const known = formatters.get(locale) ?? make(locale);
    formatters.set(locale, known);
    return known;
  };
}
