import type { ApiSecret } from './api-call.types.ts';

/** Placeholder for a secret: the name of its variable in a shell or environment. */
export class SecretName {
  readonly name: string;
  /** Whether the variable holds JSON, such as a number. false: text. */
  readonly isJson: boolean;
  constructor(name: string, isJson = false) {
    this.name = name;
    this.isJson = isJson;
  }
}

/** A piece of text, or a secret in it. */
export type Part = string | SecretName;

/** A JSON string that is partly or entirely secret. */
export class HiddenText {
  readonly parts: readonly Part[];
  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }
}

/** A JSON value with names in place of its secrets. Objects are maps, so that `__proto__` is a normal key. */
export type Hidden =
  | string
  | number
  | boolean
  | null
  | SecretName
  | HiddenText
  | readonly Hidden[]
  | ReadonlyMap<string, Hidden>;

/** Gives each secret a unique name. */
export type Namer = (path: ApiSecret['path'], isJson?: boolean) => SecretName;

/** Names set in every shell, or used by the code itself. */
const taken =
  /^(?:JSON|HOME|HOSTNAME|IFS|LANG|LC_\w+|LOGNAME|OLDPWD|PATH|PPID|PS\d|PWD|RANDOM|SECONDS|SHELL|TERM|E?UID|USER)$/;

/** `auth.password` becomes AUTH_PASSWORD. TOKEN is reserved for the bearer token. */
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

/** Empty values and booleans are not hidden. */
const isHideable = (value: unknown) => value !== null && value !== '' && typeof value !== 'boolean';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces each secret range of a text with a name. */
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

/** A value as sent in JSON, with names in place of its secrets. */
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

  // As sent: without undefined members, with dates as text.
  const text: string | undefined = JSON.stringify(value);
  return hidden(text === undefined ? null : JSON.parse(text), []);
}

export const isMap = (value: Hidden): value is ReadonlyMap<string, Hidden> => value instanceof Map;
export const isList = (value: Hidden): value is readonly Hidden[] => Array.isArray(value);

/** JSON with an indent of two spaces. Names of text secrets are in quotes. */
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

/** Text to show: `$PASSWORD` in place of a secret. */
export const shownText = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : `$${part.name}`)).join('');

/** Merges neighbouring texts. */
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

/** All secrets, in order. */
export const secretsIn = (parts: readonly Part[]): readonly SecretName[] =>
  parts.filter((part) => part instanceof SecretName);
