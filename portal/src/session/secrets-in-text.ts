import { isRecord } from '../browser/record.ts';

const secretName =
  /pass|pwd|secret|token|key|auth|sig|cred|jwt|code|session|bearer|hash|hmac|otp|(^|[_-])pin$/i;

/** Long, of letters and digits in one: what a person does not make up. */
const looksSecret = (value: string) =>
  value.length >= 16 && /\d/.test(value) && /[a-z]/i.test(value);

const userInfo = /^([a-z][a-z\d+.-]*:\/\/)[^/?#]*@/i;
const queryPart = /([?&#;])([^=&#;]*)(?:=([^&#;]*))?/g;

function urlWithout(url: string): string {
  return url
    .replace(userInfo, '$1')
    .replace(queryPart, (part, mark: string, name: string, value: string | undefined) => {
      if (value === undefined) return looksSecret(name) ? mark : part;
      return secretName.test(name) || looksSecret(value) ? `${mark}${name}=` : part;
    });
}

const urls = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>\\]+/gi;
const sipPassword = /\b(sips?:[^\s:@/]+):[^\s@/]+@/gi;
const credentials = /\b(Bearer|Basic)\s+[\w.~+/-]{6,}=*/gi;
const jsonMember =
  /("[\w-]*(?:password|passwd|secret|token|api_?key|authorization)[\w-]*"\s*:\s*")(?:[^"\\]|\\.)+"/gi;

/** A text without the secrets in it: of URLs, of SIP addresses, of headers, of JSON. */
export const withoutSecretsInText = (text: string) =>
  text
    .replace(urls, urlWithout)
    .replace(sipPassword, '$1@')
    .replace(jsonMember, '$1"')
    .replace(credentials, '$1');

/** A value with each text in it as `map` makes it. */
export function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, map));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, map)]));
}

/** Values of a form, as plain data, without the secrets in their texts. */
export function withoutTextSecrets(values: Record<string, unknown>) {
  const plain = JSON.parse(JSON.stringify(values)) as Record<string, unknown>;
  const safe = mapTexts(plain, withoutSecretsInText) as Record<string, unknown>;
  return { values: safe, isCut: JSON.stringify(safe) !== JSON.stringify(plain) };
}

/** Values of a draft, with the stored text wherever the draft has just that without its secrets. */
export function withTextSecretsOf<Value>(draft: Value, stored: unknown): Value {
  if (typeof draft === 'string') {
    const isSame = typeof stored === 'string' && withoutSecretsInText(stored) === draft;
    return (isSame ? stored : draft) as Value;
  }
  if (Array.isArray(draft)) {
    const before: unknown[] = Array.isArray(stored) ? stored : [];
    return draft.map((one, index) => withTextSecretsOf(one as unknown, before[index])) as Value;
  }
  // Other kinds of objects are no plain data.
  if (!isRecord(draft) || Object.getPrototypeOf(draft) !== Object.prototype) return draft;
  const before = isRecord(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(draft).map(([key, one]) => [key, withTextSecretsOf(one, before[key])]),
  ) as Value;
}
