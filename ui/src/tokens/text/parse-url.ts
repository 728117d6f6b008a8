/**
 * Parses a URL; null if it is invalid. Node 20's `URL.canParse` rejects hosts such as
 * münchen.example after some thousand calls.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
