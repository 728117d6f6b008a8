/**
 * Local lists: a row matches when any word of the text occurs in any of its fields, whatever the
 * case. Blanks separate words and match nothing by themselves.
 */
export function matchesText(fields: readonly string[], text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  return fields.some((field) => words.some((word) => field.toLowerCase().includes(word)));
}
