import { searchText } from '../../../browser/search-text.ts';

let last = { text: '', words: [] as string[] };

/** Once per text, not once per row. */
function wordsOf(text: string): string[] {
  if (last.text !== text) last = { text, words: searchText(text).split(/\s+/).filter(Boolean) };
  return last.words;
}

/** The fields of a row as one text. Words hold no blanks: none matches across two fields. */
export const searchable = (fields: readonly string[]) => searchText(fields.join('\n'));

/**
 * Any word of the text occurs in the fields, whatever the case. Blanks separate words and match
 * nothing by themselves.
 * @param lowered made by `searchable`
 */
export function matchesLowered(lowered: string, text: string): boolean {
  const words = wordsOf(text);
  return words.length === 0 || words.some((word) => lowered.includes(word));
}
