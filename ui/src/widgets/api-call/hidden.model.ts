/** Stands where a secret was: what it is called in a shell or in the environment. */
export class SecretName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A JSON value with names in place of its secrets. Members are a map: `__proto__` is one as well. */
export type Hidden =
  | string
  | number
  | boolean
  | null
  | SecretName
  | readonly Hidden[]
  | ReadonlyMap<string, Hidden>;

/** Text in which some places are secrets. */
export type Part = string | SecretName;

/** Gives each place one name, and no two places the same. */
export type Namer = (path: readonly string[]) => SecretName;

/** `auth.password` is AUTH_PASSWORD. The name of the token of the call is taken. */
export function namer(): Namer {
  const paths = new Map<string, string>([['TOKEN', 'TOKEN of the call']]);
  return (path) => {
    const words = path
      .join('_')
      .replace(/[^a-z0-9]+/gi, '_')
      .replace(/^_+|_+$/g, '');
    const plain = /^[a-z]/i.test(words) ? words.toUpperCase() : `SECRET_${words.toUpperCase()}`;
    const place = JSON.stringify(path);
    let name = plain;
    for (let turn = 2; paths.has(name) && paths.get(name) !== place; turn += 1) {
      name = `${plain}_${turn}`;
    }
    paths.set(name, place);
    return new SecretName(name);
  };
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
export const isSecret = (member: string, secrets: readonly string[]): boolean =>
  secrets.some((secret) => sameName(secret, member));

/** Nothing is hidden of a member that is empty or says yes or no. */
const isHideable = (value: unknown) => value !== null && value !== '' && typeof value !== 'boolean';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hideIn(
  value: unknown,
  secrets: readonly string[],
  nameOf: Namer,
  path: readonly string[],
): Hidden {
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) => hideIn(one, secrets, nameOf, [...path, `${index}`]));
  }
  if (isObject(value)) {
    return new Map(
      Object.entries(value).map(([member, one]) => {
        const inner = [...path, member];
        const isHidden = isHideable(one) && isSecret(member, secrets);
        return [member, isHidden ? nameOf(inner) : hideIn(one, secrets, nameOf, inner)];
      }),
    );
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;
}

/** A value as JSON would send it, with names in place of members called as one of `secrets`. */
export function hide(value: unknown, secrets: readonly string[], nameOf: Namer): Hidden {
  // As it is sent: without members that are undefined, with dates as texts.
  const text: string | undefined = JSON.stringify(value);
  const sent: unknown = text === undefined ? null : JSON.parse(text);
  return hideIn(sent, secrets, nameOf, []);
}

export const isMap = (value: Hidden): value is ReadonlyMap<string, Hidden> => value instanceof Map;
export const isList = (value: Hidden): value is readonly Hidden[] => Array.isArray(value);

/** JSON of two spaces, a name between quotes. */
export function jsonParts(value: Hidden, indent = ''): readonly Part[] {
  if (value instanceof SecretName) return ['"', value, '"'];
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

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** An address with names in place of secrets in its query. */
export function urlParts(url: string, secrets: readonly string[], nameOf: Namer): readonly Part[] {
  const start = url.indexOf('?');
  if (start < 0) return [url];
  const query = url
    .slice(start + 1)
    .split('&')
    .flatMap((pair, index): Part[] => {
      const [key = '', ...rest] = pair.split('=');
      const mark = index === 0 ? '' : '&';
      return rest.join('=') !== '' && isSecret(decoded(key), secrets)
        ? [`${mark}${key}=`, nameOf([decoded(key)])]
        : [`${mark}${pair}`];
    });
  return joined([url.slice(0, start + 1), ...query]);
}

/** Neighbouring texts as one. */
export function joined(parts: readonly Part[]): readonly Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      result[result.length - 1] = last + part;
    } else {
      result.push(part);
    }
  }
  return result;
}

/** Every name in it, in its order, each once. */
export const namesIn = (parts: readonly Part[]): readonly string[] => [
  ...new Set(parts.flatMap((part) => (part instanceof SecretName ? [part.name] : []))),
];
