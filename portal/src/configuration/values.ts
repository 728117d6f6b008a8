import { isRecord } from '../browser/record.ts';

/**
 * A secret: its name, never its value. `held` is what the platform answers in its place, a mask or
 * the value itself: it is compared with, and never leaves.
 */
export type Secret = {
  readonly secret: string;
  readonly held?: string;
  /** It is no text: its value is given, and held, as JSON. */
  readonly isJson?: true;
};

/** Another record, by where it stands in the configuration; null where that is not known. */
export type Reference = { readonly to: string | null };

/** Any JSON, compared as a whole. */
export type Json = { readonly json: unknown };

export type Value = string | number | boolean | Secret | Reference | Json;

/** By path, such as `call_hook.url`. What is at its default is not in here. */
export type Values = Readonly<Record<string, Value>>;

export const isSecret = (value: unknown): value is Secret =>
  isRecord(value) && typeof value['secret'] === 'string';
export const isReference = (value: unknown): value is Reference => isRecord(value) && 'to' in value;
/** Id of the record that a value names. */
export const idIn = (value: unknown) => (isReference(value) ? value.to : null);
export const isJson = (value: unknown): value is Json => isRecord(value) && 'json' in value;

/** JSON with its members in one order. */
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

/** A mask shows the beginning of a secret, and an X for each other character. */
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

/** Whether a secret that is given is, as far as can be told, the one that is held. */
function isSameSecret(stored: unknown, supplied: unknown): boolean {
  if (typeof stored !== 'string' || typeof supplied !== 'string') return stored === supplied;
  if (stored === supplied || isMaskOf(stored, supplied)) return true;
  // The key of a service account is masked inside.
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
 * Whether the platform has what the file says.
 * @param given the secrets that were handed over, by name: those of others stay as they are
 */
export function isSame(
  has: Value | undefined,
  wanted: Value | undefined,
  given: Readonly<Record<string, string>> = {},
): boolean {
  if (isSecret(wanted)) {
    if (!isSecret(has)) return typeof has === 'string' && given[wanted.secret] === has;
    const value = given[wanted.secret];
    return value === undefined || has.held === undefined || isSameSecret(has.held, value);
  }
  // A text with a secret in it, written out.
  if (isSecret(has)) return isWrittenOut(has, wanted);
  // The file omits references that have no name.
  if (isReference(has) && has.to === null) return wanted === undefined;
  if (isReference(has) || isReference(wanted)) {
    return isReference(has) && isReference(wanted) && has.to === wanted.to;
  }
  if (isJson(has) || isJson(wanted)) {
    return isJson(has) && isJson(wanted) && canonical(has.json) === canonical(wanted.json);
  }
  return has === wanted;
}
