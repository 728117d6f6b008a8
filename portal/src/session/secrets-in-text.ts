import { isRecord } from '../browser/record.ts';
import { isSecretMember, isSecretName, isSecretParameter, looksRandom } from './secret-names.ts';

/** Position of a secret in a text, as `slice` takes it. */
type Range = readonly [start: number, end: number];

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** Ranges of the group `secret`. */
function inMatches(
  text: string,
  pattern: RegExp,
  isSecret: (match: RegExpMatchArray) => boolean = () => true,
): Range[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const range = match.indices?.groups?.['secret'];
    return range && isSecret(match) ? [range] : [];
  });
}

const urls = /\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s"'<>\\]+/gi;
/** JSON may escape each slash with a backslash. */
const userInfo = /\b[a-z][a-z\d+.-]{0,20}:(?:\\*\/){2}(?<secret>[^\s"'<>\\/?#]+)@/dgi;
const parameter = /[?&#;](?<name>[^=?&#;]*)=(?<secret>[^&#;]+)/dg;
const bareParameter = /[?&#;](?<secret>[^=?&#;]+)(?=[&#;]|$)/dg;

/** Depth of URLs within URLs; deeper ones count as secrets, unread. */
const deepest = 3;

function isSecretPart({ groups = {} }: RegExpMatchArray, depth: number): boolean {
  const [name, value] = [decoded(groups['name'] ?? ''), decoded(groups['secret'] ?? '')];
  return depth > deepest || isSecretParameter(name, value) || rangesIn(value, depth).length > 0;
}

const inUrls = (text: string, depth: number): Range[] =>
  [...text.matchAll(urls)].flatMap(({ 0: url, index }) =>
    [
      ...inMatches(url, parameter, (match) => isSecretPart(match, depth + 1)),
      ...inMatches(url, bareParameter, ([part]) => looksRandom(part.slice(1))),
    ].map(([start, end]): Range => [index + start, index + end]),
  );

/** JSON within a JSON string has backslashes before each quote. */
const member = /(?<!\\)(?<before>\\*)"(?<name>[\w-]+)\k<before>"\s*:\s*/g;

/** The closing quote has as many as the opening one; a quote inside the text has more. */
function endOfText(text: string, start: number, backslashes: number): number {
  for (const { 0: run, index } of text.slice(start).matchAll(/(?<!\\)\\*"/g)) {
    const count = run.length - 1;
    if (count % (2 * backslashes + 2) === backslashes) return start + index + count - backslashes;
  }
  return text.length;
}

/** End of an object, from behind its opening brace. */
function endOfObject(text: string, start: number, backslashes: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfText(text, at + 1, backslashes) + backslashes;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

const inMembers = (text: string): Range[] =>
  [...text.matchAll(member)].flatMap(({ 0: whole, index, groups = {} }): Range[] => {
    const name = groups['name'] ?? '';
    const before = groups['before'] ?? '';
    const start = index + whole.length;
    const rest = text.slice(start);
    // The author of an application names its variables, so any of them may be secret.
    if (name === 'env_vars' && rest.startsWith('{')) {
      return [[start + 1, endOfObject(text, start + 1, before.length)]];
    }
    if (!isSecretName(name)) return [];
    if (rest.startsWith(`${before}"`)) {
      const first = start + before.length + 1;
      return [[first, endOfText(text, first, before.length)]];
    }
    const number = /^-?\d[\d.e+-]*/i.exec(rest)?.[0] ?? '';
    return isSecretMember(name, Number(number)) ? [[start, start + number.length]] : [];
  });

const sipPassword = /\bsips?:[^\s:@/]{1,200}:(?<secret>[^\s@/]{1,200})@/dgi;
const pair = /(?<![\w-])(?<name>[\w-]+)=(?<secret>[^\s&;,"'<>\\]+)/dg;
const quotedPair = /(?<![\w-])(?<name>[\w-]+)=\\*["'](?<secret>[^"'\\]+)/dg;
const credentials =
  /(?<header>authorization["']?\s*[:=]\s*["']?)?\b(?<scheme>Bearer|Basic)\s+(?<secret>[\w.~+/-]{6,}=*)/dgi;
/** A digest response is computed from the password, which can be guessed from it. */
const digest = /\bDigest\s[^\r\n]*?\bresponse=\\*"(?<secret>[^"\\]+)/dgi;
const jsonWebToken = /(?<![\w-])(?<secret>eyJ[\w-]{8,}\.[\w-]{4,}\.[\w-]*)/dg;
/** Keys of encrypted media (RFC 4568) and of ICE (RFC 8839) in a session description. */
const mediaKey = /\b(?:inline|ice-pwd):(?<secret>[\w+/-]{20,}=*)/dg;
const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY-----(?<secret>.+?)(?=-----END|$)/dgs;

const isNamed = ({ groups = {} }: RegExpMatchArray) => isSecretName(groups['name'] ?? '');

/** 'user:password' in base64. */
function isUserInfo(text: string): boolean {
  try {
    return atob(text).includes(':');
  } catch {
    return false;
  }
}

/** 'Basic support' and 'bearer capability' are plain words. */
function isCredential({ groups = {} }: RegExpMatchArray): boolean {
  const { header, scheme = '', secret = '' } = groups;
  if (header !== undefined) return true;
  return /basic/i.test(scheme) ? isUserInfo(secret) : !/^[A-Z]?[a-z]+[./-]?$/.test(secret);
}

/** Sorts ranges and merges touching ones. */
function merged(ranges: readonly Range[]): readonly Range[] {
  const result: Range[] = [];
  for (const [start, end] of ranges.filter(([from, to]) => from < to).sort(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}

const rangesIn = (text: string, depth: number): readonly Range[] =>
  merged([
    ...inUrls(text, depth),
    ...inMatches(text, userInfo),
    ...inMembers(text),
    ...inMatches(text, sipPassword),
    ...inMatches(text, pair, isNamed),
    ...inMatches(text, quotedPair, isNamed),
    ...inMatches(text, credentials, isCredential),
    ...inMatches(text, digest),
    ...inMatches(text, jsonWebToken),
    ...inMatches(text, mediaKey),
    ...inMatches(text, privateKey),
  ]);

/** Positions of secrets in a text: in URLs, SIP addresses, headers, JSON, pairs and keys. */
export const secretsInText = (text: string): readonly Range[] => rangesIn(text, 0);

/** Removes the secrets from a text, and the marks beside them. */
export function withoutSecretsInText(text: string): string {
  const ranges = secretsInText(text);
  if (ranges.length === 0) return text;
  return ranges
    .reduceRight((rest, [start, end]) => `${rest.slice(0, start)}${rest.slice(end)}`, text)
    .replaceAll('://@', '://')
    .replace(/\b(sips?:[^\s:@/]+):@/gi, '$1@')
    .replace(/\b(Bearer|Basic)\s+(?=["']|$)/gi, '$1')
    .replace(/(?<=":\s*)(?=[,}])/g, '0');
}

/** Applies `map` to every text in a value. */
function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, map));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, map)]));
}

/** Form values as plain data, without the secrets in their texts. */
export function withoutTextSecrets(values: Record<string, unknown>) {
  const plain = JSON.parse(JSON.stringify(values)) as Record<string, unknown>;
  const safe = mapTexts(plain, withoutSecretsInText) as Record<string, unknown>;
  return { values: safe, isCut: JSON.stringify(safe) !== JSON.stringify(plain) };
}

/** Draft values; a text that equals the stored one without its secrets becomes the stored one. */
export function withTextSecretsOf<Value>(draft: Value, stored: unknown): Value {
  if (typeof draft === 'string') {
    const isSame = typeof stored === 'string' && withoutSecretsInText(stored) === draft;
    return (isSame ? stored : draft) as Value;
  }
  if (Array.isArray(draft)) {
    const before: unknown[] = Array.isArray(stored) ? stored : [];
    return draft.map((one, index) => withTextSecretsOf(one as unknown, before[index])) as Value;
  }
  // Objects of other classes aren't plain data.
  if (!isRecord(draft) || Object.getPrototypeOf(draft) !== Object.prototype) return draft;
  const before = isRecord(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(draft).map(([key, one]) => [key, withTextSecretsOf(one, before[key])]),
  ) as Value;
}
