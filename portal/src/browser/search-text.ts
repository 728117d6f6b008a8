const isPlain = (text: string) => /^[\t-~]*$/.test(text);

/**
 * Normalises a text for searching: ignores case, the encoding of accents, full-width letters, and
 * invisible marks that come with a copy.
 */
export const searchText = (text: string) =>
  (isPlain(text) ? text : text.normalize('NFKC').replace(/\p{Cf}/gu, '')).toLowerCase();
