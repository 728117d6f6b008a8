export type Locale = string | undefined;

const plainLanguages = /^(en|de|fr|it|es|pt|nl)\b/;

/**
 * Whether ASCII letters sort as in English, without digraphs, and digits are Latin. The first
 * formatter of a page takes up to 15 ms; plain locales can often do without.
 * @param locale undefined: the browser's
 */
export const isPlain = (locale: Locale): boolean => {
  if (locale !== undefined) return plainLanguages.test(locale);
  isBrowserPlain ??= plainLanguages.test(globalThis.navigator?.language ?? '');
  return isBrowserPlain;
};

/** Cached: a long list checks it a hundred thousand times. */
let isBrowserPlain: boolean | undefined;

/** Caches formatters, which are slow to create and cheap to use. */
export function cached<Formatter>(make: (locale: Locale) => Formatter) {
  const formatters = new Map<Locale, Formatter>();
  return (locale: Locale): Formatter => {
    const known = formatters.get(locale) ?? make(locale);
    formatters.set(locale, known);
    return known;
  };
}
