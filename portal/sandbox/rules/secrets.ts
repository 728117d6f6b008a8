const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** `wh_secret_` and 22 characters. Default: random bytes. */
export function webhookSecret(
  bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(22)),
): string {
  const characters = Array.from(bytes.slice(0, 22), (byte) => alphabet[byte % alphabet.length]);
  return `wh_secret_${characters.join('')}`;
}

/** Random characters that can't be confused with one another. */
export function randomWord(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

const visible = 6;

/** The first six characters, then one X for each that follows. */
export const mask = (value: string) =>
  value.slice(0, visible) + 'X'.repeat(Math.max(0, value.length - visible));

/** Whether a client sent a mask back instead of a secret. */
export const isMasked = (value: unknown): value is string =>
  typeof value === 'string' && /^.{4,6}X+$/.test(value);

/**
 * An encrypted text as in the bucket credential of `/Users/me`, which returns it as stored. The
 * sandbox stores it in clear and encrypts it in responses.
 */
export async function sealed(plain: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(secret));
  const key = await crypto.subtle.importKey('raw', digest, 'AES-CTR', false, ['encrypt']);
  const counter = crypto.getRandomValues(new Uint8Array(16));
  const content = await crypto.subtle.encrypt(
    { name: 'AES-CTR', counter, length: 64 },
    key,
    encoder.encode(plain),
  );
  return JSON.stringify({ iv: toHex(counter), content: toHex(new Uint8Array(content)) });
}

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
