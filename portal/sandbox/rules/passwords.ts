import type { PasswordPolicy } from '../resources/platform-settings/store.ts';

// Few rounds: the sandbox protects nothing of value and should respond immediately.
const ITERATIONS = 600;
const encoder = new TextEncoder();

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const params = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(params, key, 256)));
}

/** `pbkdf2$rounds$salt$hash`. Default: random salt. */
export async function hashPassword(
  password: string,
  salt: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(16)),
): Promise<string> {
  return `pbkdf2$${ITERATIONS}$${toHex(salt)}$${await derive(password, salt, ITERATIONS)}`;
}

export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [scheme, iterations, salt, hash] = stored?.split('$') ?? [];
  if (scheme !== 'pbkdf2' || !salt || !hash) return false;
  return (await derive(password, fromHex(salt), Number(iterations))) === hash;
}

const special = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/;

/**
 * Error for a new password, in the platform's words. Without a stored policy only the length
 * counts, and only then is there an upper bound.
 */
export function passwordFault(password: string, policy?: PasswordPolicy): string | undefined {
  if (!policy) {
    const fits = password.length >= 8 && password.length <= 20;
    return fits ? undefined : 'password length must be between 8 and 20';
  }
  if (password.length < policy.min_password_length) {
    return `password must be at least ${policy.min_password_length} characters long`;
  }
  if (policy.require_digit && !/\d/.test(password)) {
    return 'password must contain at least one digit';
  }
  if (policy.require_special_character && !special.test(password)) {
    return 'password must contain at least one special character';
  }
  return undefined;
}
