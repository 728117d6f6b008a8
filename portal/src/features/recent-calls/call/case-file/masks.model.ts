import { isRecord } from '../../../../browser/record.ts';
import { mapTexts } from '../../../../session/hidden-secrets.ts';

type Kind = 'number' | 'user' | 'name' | 'host';

/** Doesn't identify a person. */
const impersonal =
  /^(?:anonymous|unknown|restricted|unavailable|invalid|user|device|teams|ms-teams)$/i;

const isAddress = (host: string) => /^[\d.]+$|:/.test(host) || host === 'localhost';

/** National digits of North American numbers, dialled with or without the leading 1. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

const shortestNumber = 7;

/** Patterns for people, numbers and hosts in texts. The group captures the name. */
const places: readonly [pattern: RegExp, kind: Kind | 'party'][] = [
  [/\bsips?:([^\s@:;<>"\\,]+)(?::[^\s@]*)?@/gi, 'party'],
  [/\bsips?:(?:[^\s@<>"\\,]+@)?([a-z\d][\w.-]*)/gi, 'host'],
  [/\btel:([+\d().-]+)/gi, 'party'],
  [/\b(?:https?|wss?):(?:\\*\/){2}(?:[^\s@/"'\\]*@)?([a-z\d][\w.-]*)/gi, 'host'],
  [/(?<![\w+])((?:\+|%2B)\d{7,15})(?!\d)/gi, 'party'],
  // Hosts: sender in a Via, after an @, in media, in a Warning.
  [/\bSIP\s*\/\s*2\.0\s*\/\s*[A-Z]+\s+([a-z\d][\w.-]*)/gi, 'host'],
  [/(?:@|%40)([a-z\d][\w-]*(?:\.[\w-]+)+)/gi, 'host'],
  [/\bIN\s+IP[46]\s+([a-z\d][\w.-]*)/gi, 'host'],
  [/^warning\s*:\s*\d{3}\s+([a-z\d][\w.-]*)/gim, 'host'],
  // A display name precedes an address, in any header.
  [/\\*"((?!\\)(?:[^"\\\r\n]|\\.){1,120}?)\\*"\s*<(?:sips?|tel):/gi, 'name'],
  [/^[\w-]+\s*:\s*([^"<>:;,\r\n]+?)\s*<(?:sips?|tel):/gim, 'name'],
  [/\b(?:username)=\\*"([^"\\]+)/gi, 'party'],
  [/\brealm=\\*"([^"\\]+)/gi, 'host'],
  [
    /"(?:from|to|number|user|username|caller|called|target|trunk|[\w-]*(?:caller|called|calling|phone|sip_?user|display|account|application|trunk|carrier)[\w-]*(?:id|name|number|user))\\*"\s*:\s*\\*"([^"\\]+)/gi,
    'party',
  ],
];

function textsOf(value: unknown, member = ''): string[] {
  if (typeof value === 'string') return [value, `"${member}":"${value}"`];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, member));
  return isRecord(value) ? Object.entries(value).flatMap(([key, one]) => textsOf(one, key)) : [];
}

const isNumber = (text: string) =>
  /^[+\d\s().-]+$/.test(text) && digitsOf(text).length >= shortestNumber;

/** Splits a party of the platform: number, user, 'user@host' or name. */
function kindsOf(party: string): [Kind, string][] {
  const text = party.replace(/^%2B/i, '+').trim();
  const [, user = '', host = ''] = /^(?:sips?:)?([^@\s]+)@([\w.-]+)$/i.exec(text) ?? [];
  if (user !== '') return [...kindsOf(user), ['host', host]];
  if (isNumber(text)) return [['number', digitsOf(text)]];
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text)) return [];
  return [[/\s/.test(text) ? 'name' : 'user', text]];
}

/** Names in a value, each once, in order of appearance. */
function namedIn(value: unknown, names: readonly string[]): Map<string, Kind> {
  const named = new Map<string, Kind>();
  const add = (kind: Kind, text: string) => {
    const key = text.trim().toLowerCase();
    const isLeft = impersonal.test(key) || key === '' || (kind === 'host' && isAddress(key));
    if (!isLeft && !named.has(key)) named.set(key, kind);
  };
  for (const name of names) add('name', name);
  for (const text of textsOf(value)) {
    for (const [pattern, kind] of places) {
      for (const [, found = ''] of text.matchAll(pattern)) {
        // A number is often used as a name.
        const isParty = kind === 'party' || (kind === 'name' && isNumber(found));
        if (!isParty) add(kind, found);
        else for (const [one, part] of kindsOf(found)) add(one, part);
      }
    }
  }
  return named;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern for every spelling. */
function patternOf(key: string, kind: Kind): string {
  if (kind === 'number') {
    return `(?<!\\d)(?:\\+|%2B|00)?(?:1[\\s().-]*)?\\(?${[...key].join('[\\s().-]*')}(?!\\d)`;
  }
  // Outside addresses, an extension is a plain number and two letters are a word.
  if (/^\d+$|^..?$/.test(key)) {
    const own = escaped(key);
    return `(?<=sips?:|tel:|["'])${own}(?=["'@;>\\\\])|(?<![\\w.])${own}(?=@|%40)|^${own}$`;
  }
  const ways = [key, encodeURIComponent(key), encodeURIComponent(key).replaceAll('%20', '+')];
  return `(?:(?<=%40)|(?<![\\p{L}\\p{N}_-]))(?:${[...new Set(ways)].map(escaped).join('|')})(?![\\p{L}\\p{N}_-])`;
}

/**
 * Creates aliases for all numbers, users, names and hosts in a value, the same everywhere.
 * @param names further names that the value may contain unmarked
 */
export function aliasesFor(
  value: unknown,
  names: readonly string[],
): <Value>(value: Value) => Value {
  const named = [...namedIn(value, names)];
  const counts = new Map<Kind, number>();
  const aliases = new Map(
    named.map(([key, kind]) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [key, `${kind} ${count}${kind === 'number' ? ` …${key.slice(-2)}` : ''}`];
    }),
  );
  if (named.length === 0) return (same) => same;
  const longestFirst = [...named].sort(([one], [other]) => other.length - one.length);
  // One pass, so that no alias is replaced again.
  const all = new RegExp(
    longestFirst.map(([key, kind]) => `(${patternOf(key, kind)})`).join('|'),
    'giu',
  );
  const mask = (text: string) =>
    text.replace(all, (whole, ...groups) => {
      const at = groups.findIndex((group) => typeof group === 'string');
      return aliases.get(longestFirst[at]?.[0] ?? '') ?? whole;
    });
  return (any) => mapTexts(any, mask);
}
