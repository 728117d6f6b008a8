const isPlain = (text: string) => /^[\t-~]*$/.test(text);

/**
 * A text as a search compares it: whatever its case, how its accents are stored and how wide its
 * letters are, and without the invisible marks that a copy brings along.
 */
export const searchText = (text: string) =>
  (isPlain(text) ? text : text.normalize('NFKC').replace(/\p{Cf}/gu, '')).toLowerCase();
