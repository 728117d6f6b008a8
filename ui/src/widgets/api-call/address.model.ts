import { joined, type Namer, type Part, type SecretName } from './hidden.model.ts';

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** A parameter as sent; for a secret, only its key. */
export type Parameter = string | { key: string; secret: SecretName };

/** An address split at its query. */
export type Address = { start: string; parameters: readonly Parameter[] };

/** Splits an address, with names in place of the secrets in its query. */
export function addressOf(url: string, secrets: readonly string[], nameOf: Namer): Address {
  const end = url.indexOf('?');
  if (end < 0) return { start: url, parameters: [] };
  const parameters = url
    .slice(end + 1)
    .split('&')
    .map((pair): Parameter => {
      const [key = '', ...rest] = pair.split('=');
      return rest.join('=') !== '' && secrets.includes(decoded(key))
        ? { key, secret: nameOf([decoded(key)]) }
        : pair;
    });
  return { start: url.slice(0, end), parameters };
}

export const addressParts = ({ start, parameters }: Address): readonly Part[] =>
  joined([
    start,
    ...parameters.flatMap((one, index): Part[] => {
      const mark = index === 0 ? '?' : '&';
      return typeof one === 'string' ? [mark + one] : [`${mark}${one.key}=`, one.secret];
    }),
  ]);
