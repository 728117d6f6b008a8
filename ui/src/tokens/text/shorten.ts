/**
 * Shortens a value for a message: at most `length` characters, cut in the middle, because both ends
 * identify a value. Never cuts inside a character.
 */
export function shorten(text: string, length = 60): string {
  if (text.length <= length) return text;
  const characters = [...text];
  if (characters.length <= length) return text;
  const start = Math.ceil((length - 1) / 2);
  const end = length - 1 - start;
  return `${characters.slice(0, start).join('')}…${characters.slice(characters.length - end).join('')}`;
}
