/** Turns a pattern into the engine's regular expression; null: the engine skips it. */
export function patternExpression(pattern: string): RegExp | null {
  // A trailing * matches any digits.
  const text = pattern.endsWith('*') ? `${pattern.slice(0, -1)}\\d*` : pattern;
  try {
    return new RegExp(text);
  } catch {
    return null;
  }
}
