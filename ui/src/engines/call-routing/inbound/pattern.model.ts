/** The expression that the call engine makes of a pattern; null: it skips the pattern. */
export function patternExpression(pattern: string): RegExp | null {
  // At the end a * stands for any digits.
  const text = pattern.endsWith('*') ? `${pattern.slice(0, -1)}\\d*` : pattern;
  try {
    return new RegExp(text);
  } catch {
    return null;
  }
}
