import { searchText } from '../../../browser/search-text.ts';

let last = { text: '', words: [] as string[] };

/** Splits each text once, not once per row. */
function wordsOf(text: string): string[] {
  if (last.text !== text) last = { text, words: searchText(text).split(/\s+/).filter(Boolean) };
  return last.words;
}

/** Joins the fields of a row into one text. Words contain no blanks, so none matches across two fields. */
export const searchable = (fields: readonly string[]) => searchText(fields.join('\n'));

/**
 * Whether any word of the text occurs in the fields, in any case. Blanks separate words and match
 * nothing themselves.
 * @param lowered made by `searchable`
 */
export function matchesLowered(lowered: string, text: string): boolean {
  const words = wordsOf(text);
  return words.length === 0 || words.some((word) => lowered.includes(word));
}
