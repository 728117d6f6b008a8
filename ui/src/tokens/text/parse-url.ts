/**
 * An address, or null where it is none. Node 20's `URL.canParse` refuses hosts such as
 * münchen.example once it has been called some thousand times.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
