import { valueAt } from '../browser/paths.ts';
import { isRecord } from '../browser/record.ts';
import { isSecretMember, isSecretName } from './secret-names.ts';
import { secretsInText } from './secrets-in-text.ts';

type SecretPlace = {
  /** Keys and indexes from the root: `['rows', 0, 'password']`. */
  path: readonly (string | number)[];
  /** The secret part of its text, as arguments of `slice`. Default: the whole value. */
  range?: readonly [start: number, end: number];
};

const isLeaf = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Whether the whole value is secret: a key file, and columns that may hold encrypted text or JSON. */
const isWholeSecret = (member: string, value: unknown) =>
  member === 'service_key' ||
  (isLeaf(value) && /^(?:bucket_credential|env_vars)$/.test(member)) ||
  isSecretMember(member, value);

/** Places of all secrets in a value: members with secret names, and parts of texts. */
export function secretsOf(value: unknown, path: SecretPlace['path'] = []): readonly SecretPlace[] {
  if (typeof value === 'string') return secretsInText(value).map((range) => ({ path, range }));
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => secretsOf(one, [...path, index]));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([member, one]) => {
    const inner = [...path, member];
    // The author of an application names its variables, so any of them may be secret.
    if (member === 'env_vars' && isRecord(one)) {
      return Object.keys(one).map((name) => ({ path: [...inner, name] }));
    }
    return isWholeSecret(member, one) ? [{ path: inner }] : secretsOf(one, inner);
  });
}

/** All texts and numbers in a value. */
function leavesOf(value: unknown): readonly string[] {
  if (isLeaf(value)) return [String(value)];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return isRecord(value) ? Object.values(value).flatMap(leavesOf) : [];
}

/** The secrets in a value, such as the body of a request. */
export const secretTextsIn = (value: unknown): readonly string[] =>
  secretsOf(value).flatMap(({ path, range }) => {
    const found = path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
    return range ? [String(found).slice(...range)] : leavesOf(found);
  });

/**
 * The secrets in the values of a form.
 * @param paths of members that are secret whatever their name
 */
export const secretTextsAt = (values: object, paths: readonly string[]): readonly string[] => [
  ...secretTextsIn(paths.map((path) => ({ secret: valueAt(values, path) }))),
  ...secretTextsIn(values),
];

/** Replaces a secret. */
export const secretMark = '[secret]';

/** In characters: a shorter secret would also match ordinary words. */
const shortest = 4;

/**
 * A text with a mark in place of each secret.
 * @param known secrets that the text may quote without their names
 */
export function withSecretsHidden(text: string, known: readonly string[] = []): string {
  const spellings = known
    .filter(({ length }) => length >= shortest)
    .flatMap((one) => [one, JSON.stringify(one).slice(1, -1)])
    .sort((one, other) => other.length - one.length);
  const unquoted = spellings.reduce((rest, one) => rest.replaceAll(one, secretMark), text);
  return secretsInText(unquoted).reduceRight(
    (rest, [start, end]) => `${rest.slice(0, start)}${secretMark}${rest.slice(end)}`,
    unquoted,
  );
}

type MapText = (text: string, member: string) => unknown;

/** Applies `map` to every text in a value. Each variable of an application counts as `env_vars`. */
export function mapTexts<Value>(value: Value, map: MapText, member = ''): Value {
  if (isLeaf(value))
    return (typeof value === 'string' || isWholeSecret(member, value)
      ? map(String(value), member)
      : value) as unknown as Value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, map, member)) as Value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      mapTexts(one, map, member === 'env_vars' ? member : key),
    ]),
  ) as Value;
}

/** Matches a header on its own line: 'X-Auth-Token: s3cr3t'. */
const headerLine = /^([\w-]+)(\s*:[ \t]*)([^\r\n]+)/gm;

/** Username and realm of an authorization header explain what went wrong: only its response is secret. */
const isLogIn = (header: string) => /^(?:proxy-)?authorization$/i.test(header);

function hiddenIn(text: string, member: string): string {
  if (text !== '' && isWholeSecret(member, text)) return secretMark;
  return withSecretsHidden(text).replace(headerLine, (line, name: string, colon: string) =>
    isSecretName(name) && !isLogIn(name) ? `${name}${colon}${secretMark}` : line,
  );
}

/** A value with a mark in place of each secret. */
export const withoutSecrets = <Value>(value: Value): Value => mapTexts(value, hiddenIn);
