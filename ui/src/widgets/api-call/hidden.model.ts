import type { ApiSecret } from './api-call.types.ts';

/** Stands where a secret was: what it is called in a shell or in the environment. */
export class SecretName {
  readonly name: string;
  /** Whether it holds JSON, such as a number. Otherwise: a text. */
  readonly isJson: boolean;
  constructor(name: string, isJson = false) {
    this.name = name;
    this.isJson = isJson;
  }
}

/** Text in which some places are secrets. */
export type Part = string | SecretName;

/** A text of JSON in which some places, or all of it, are secrets. */
export class HiddenText {
  readonly parts: readonly Part[];
  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }
}

/** A JSON value with names in place of its secrets. Members are a map: `__proto__` is one as well. */
export type Hidden =
  | string
  | number
  | boolean
  | null
  | SecretName
  | HiddenText
  | readonly Hidden[]
  | ReadonlyMap<string, Hidden>;

/** Gives each secret a name, and no two the same. */
export type Namer = (path: ApiSecret['path'], isJson?: boolean) => SecretName;

/** Set in every shell, or needed by the code itself. */
const taken =
  /^(?:JSON|HOME|HOSTNAME|IFS|LANG|LC_\w+|LOGNAME|OLDPWD|PATH|PPID|PS\d|PWD|RANDOM|SECONDS|SHELL|TERM|E?UID|USER)$/;

/** `auth.password` is AUTH_PASSWORD. The name of the token of the call is taken. */
export function namer(): Namer {
  const names = new Set(['TOKEN']);
  return (path, isJson) => {
    const words = path
      .join('_')
      .replace(/[^a-z0-9]+/gi, '_')
      .replace(/^_+|_+$/g, '')
      .toUpperCase();
    const plain = /^[A-Z]/.test(words) && !taken.test(words) ? words : `SECRET_${words}`;
    let name = plain;
    for (let turn = 2; names.has(name); turn += 1) name = `${plain}_${turn}`;
    names.add(name);
    return new SecretName(name, isJson);
  };
}

/** Nothing is hidden of a member that is empty or says yes or no. */
const isHideable = (value: unknown) => value !== null && value !== '' && typeof value !== 'boolean';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name in place of each range of a text. */
function hideRanges(text: string, secrets: readonly ApiSecret[], nameOf: Namer): HiddenText {
  const parts: Part[] = [];
  let done = 0;
  for (const { path, range } of secrets) {
    const [start, end] = range ?? [0, text.length];
    parts.push(text.slice(done, start), nameOf(range ? [...path, 'secret'] : path));
    done = end;
  }
  return new HiddenText(joined([...parts, text.slice(done)]));
}

const keyOf = (path: ApiSecret['path']) => JSON.stringify(path.map(String));

function byPlace(secrets: readonly ApiSecret[]): ReadonlyMap<string, readonly ApiSecret[]> {
  const places = new Map<string, ApiSecret[]>();
  for (const secret of secrets) {
    const key = keyOf(secret.path);
    places.set(key, [...(places.get(key) ?? []), secret]);
  }
  return places;
}

/** A value as JSON would send it, with names in place of its secrets. */
export function hide(value: unknown, secrets: readonly ApiSecret[], nameOf: Namer): Hidden {
  const places = byPlace(secrets);

  function hidden(one: unknown, path: readonly string[]): Hidden {
    const here = places.get(keyOf(path));
    if (here && isHideable(one)) {
      return typeof one === 'string' ? hideRanges(one, here, nameOf) : nameOf(path, true);
    }
    if (Array.isArray(one)) {
      return one.map((inner: unknown, index) => hidden(inner, [...path, `${index}`]));
    }
    if (isObject(one)) {
      return new Map(
        Object.entries(one).map(([member, inner]) => [member, hidden(inner, [...path, member])]),
      );
    }
    return typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean'
      ? one
      : null;
  }

  // As it is sent: without members that are undefined, with dates as texts.
  const text: string | undefined = JSON.stringify(value);
  return hidden(text === undefined ? null : JSON.parse(text), []);
}

export const isMap = (value: Hidden): value is ReadonlyMap<string, Hidden> => value instanceof Map;
export const isList = (value: Hidden): value is readonly Hidden[] => Array.isArray(value);

/** JSON of two spaces, a name between quotes where it is a text. */
export function jsonParts(value: Hidden, indent = ''): readonly Part[] {
  if (value instanceof SecretName) return [value];
  if (value instanceof HiddenText) {
    const escaped = value.parts.map((part) =>
      typeof part === 'string' ? JSON.stringify(part).slice(1, -1) : part,
    );
    return ['"', ...escaped, '"'];
  }
  const inner = `${indent}  `;
  const lines = (open: string, close: string, entries: readonly (readonly Part[])[]) =>
    entries.length === 0
      ? [`${open}${close}`]
      : [
          open,
          ...entries.flatMap((entry, index) => [
            index === 0 ? `\n${inner}` : `,\n${inner}`,
            ...entry,
          ]),
          `\n${indent}${close}`,
        ];
  if (isList(value)) {
    return lines(
      '[',
      ']',
      value.map((one) => jsonParts(one, inner)),
    );
  }
  if (isMap(value)) {
    return lines(
      '{',
      '}',
      [...value].map(([key, one]) => [`${JSON.stringify(key)}: `, ...jsonParts(one, inner)]),
    );
  }
  return [JSON.stringify(value)];
}

/** As it is shown: `$PASSWORD` where a secret was. */
export const shownText = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : `$${part.name}`)).join('');

/** Neighbouring texts as one. */
export function joined(parts: readonly Part[]): readonly Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      result[result.length - 1] = last + part;
    } else if (part !== '') {
      result.push(part);
    }
  }
  return result;
}

/** Every secret in it, in its order. */
export const secretsIn = (parts: readonly Part[]): readonly SecretName[] =>
  parts.filter((part) => part instanceof SecretName);
