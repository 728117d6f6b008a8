import { isRecord } from '../browser/record.ts';

/**
 * A secret: its name, never its value. `held` is what the platform returns in its place, a mask or
 * the value itself; it is used for comparison only.
 */
export type Secret = {
  readonly secret: string;
  readonly held?: string;
  /** Whether the value is JSON rather than text; it is given, and held, as JSON. */
  readonly isJson?: true;
};

/** Another record, by its id in the configuration; null if unknown. */
export type Reference = { readonly to: string | null };

/** Any JSON, compared as a whole. */
export type Json = { readonly json: unknown };

export type Value = string | number | boolean | Secret | Reference | Json;

/** Keyed by path, such as `call_hook.url`. Omits defaults. */
export type Values = Readonly<Record<string, Value>>;

export const isSecret = (value: unknown): value is Secret =>
  isRecord(value) && typeof value['secret'] === 'string';
export const isReference = (value: unknown): value is Reference => isRecord(value) && 'to' in value;
/** Id of the record that a value names. */
export const idIn = (value: unknown) => (isReference(value) ? value.to : null);
export const isJson = (value: unknown): value is Json => isRecord(value) && 'json' in value;

/** Serialises JSON with its members in a fixed order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isRecord(one)
      ? Object.fromEntries(
          Object.keys(one)
            .sort()
            .map((key) => [key, one[key]]),
        )
      : one,
  );

/** Whether a text is the mask of a secret: its beginning, then an X for each other character. */
function isMaskOf(mask: string, secret: string): boolean {
  const shown = /^(.+?)X+$/s.exec(mask)?.[1];
  return shown !== undefined && mask.length === secret.length && secret.startsWith(shown);
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a supplied secret equals the stored one, as far as its mask shows. */
function isSameSecret(stored: unknown, supplied: unknown): boolean {
  if (typeof stored !== 'string' || typeof supplied !== 'string') return stored === supplied;
  if (stored === supplied || isMaskOf(stored, supplied)) return true;
  // The JSON key of a service account has masks inside.
  const [one, other] = [parsed(stored), parsed(supplied)];
  if (Array.isArray(one)) return canonical(one) === canonical(other);
  return (
    isRecord(one) &&
    isRecord(other) &&
    Object.keys({ ...one, ...other }).every((key) => isSameSecret(one[key], other[key]))
  );
}

function isWrittenOut({ held, isJson: holdsJson }: Secret, wanted: Value | undefined): boolean {
  if (held === undefined || wanted === undefined) return false;
  if (holdsJson !== true) return held === wanted;
  return canonical(parsed(held)) === canonical(isJson(wanted) ? wanted.json : wanted);
}

/**
 * Whether the platform has the value of the file.
 * @param given secrets that were supplied, by name; the others stay unchanged
 */
export function isSame(
  has: Value | undefined,
  wanted: Value | undefined,
  given: Readonly<Record<string, string>> = {},
): boolean {
  if (isSecret(wanted)) {
    const value = given[wanted.secret];
    // Stored in plain text: it is no secret by its name, and looks like none.
    if (!isSecret(has)) {
      const held = wanted.held ?? value;
      return held === undefined ? has !== undefined : isWrittenOut({ ...wanted, held }, has);
    }
    return value === undefined || has.held === undefined || isSameSecret(has.held, value);
  }
  // A text with a secret in it, in plain text.
  if (isSecret(has)) return isWrittenOut(has, wanted);
  // The file omits references without a name.
  if (isReference(has) && has.to === null) return wanted === undefined;
  if (isReference(has) || isReference(wanted)) {
    return isReference(has) && isReference(wanted) && has.to === wanted.to;
  }
  if (isJson(has) || isJson(wanted)) {
    return isJson(has) && isJson(wanted) && canonical(has.json) === canonical(wanted.json);
  }
  return has === wanted;
}
