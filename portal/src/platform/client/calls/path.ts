/** Builds a path below the API base; every value is percent-encoded. */
export function path(strings: TemplateStringsArray, ...values: string[]): string {
  return strings.reduce((built, part, index) => {
    const value = values[index];
    return built + part + (value === undefined ? '' : encodeURIComponent(value));
  }, '');
}

/** The platform refuses any other text where it expects an id. */
export const isSid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export type Query = Record<string, string | number | boolean | null | undefined>;

/** `?a=b`, encoded. Skips members that are null, undefined or ''; '' if none is left. */
export function queryString(query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
