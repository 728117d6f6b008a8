let last = { text: '', words: [] as string[] };

/** Once per text, not once per row. */
function wordsOf(text: string): string[] {
  if (last.text !== text) last = { text, words: text.toLowerCase().split(/\s+/).filter(Boolean) };
  return last.words;
}

/**
 * Local lists: a row matches when any word of the text occurs in any of its fields, whatever the
 * case. Blanks separate words and match nothing by themselves.
 */
export function matchesText(fields: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return true;
  for (const field of fields) {
    const lower = field.toLowerCase();
    for (const word of words) if (lower.includes(word)) return true;
  }
  return false;
}
