/** JSON Web Tokens, HS256 only, on Web Crypto. */

const encoder = new TextEncoder();

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64Url(value: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    // Not base64: the token is malformed, which the caller turns into a 401.
    return undefined;
  }
}

const keys = new Map<string, Promise<CryptoKey>>();

function keyFor(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const key = crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  keys.set(secret, key);
  return key;
}

/** Payload, with times in epoch seconds. */
export type Claims = Record<string, unknown> & { iat: number; exp: number };

export type SignedToken = {
  token: string;
  /** Last part, enough to recognise the token. */
  signature: string;
};

export async function signToken(claims: Claims, secret: string): Promise<SignedToken> {
  const part = (value: unknown) => toBase64Url(encoder.encode(JSON.stringify(value)));
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const mac = await crypto.subtle.sign('HMAC', await keyFor(secret), encoder.encode(content));
  const signature = toBase64Url(new Uint8Array(mac));
  return { token: `${content}.${signature}`, signature };
}

type Verified = { claims: Claims; signature: string };

/** A session sends the same token with every request: its signature is verified only once. */
const verified = new Map<string, Verified>();
/** Number of cached tokens. */
const remembered = 1000;

/** Claims of a token signed here and not expired; undefined for any other. */
export async function verifyToken(
  token: string,
  secret: string,
  now: Date,
): Promise<Verified | undefined> {
  const key = `${secret} ${token}`;
  const known = verified.get(key) ?? (await verifySignature(token, secret));
  if (!known || known.claims.exp * 1000 <= now.getTime()) return undefined;
  if (verified.size >= remembered) verified.clear();
  verified.set(key, known);
  return known;
}

async function verifySignature(token: string, secret: string): Promise<Verified | undefined> {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return undefined;
  const mac = fromBase64Url(signature);
  if (!mac) return undefined;
  const content = encoder.encode(`${header}.${payload}`);
  if (!(await crypto.subtle.verify('HMAC', await keyFor(secret), mac, content))) return undefined;

  // Our own signatures are well-formed. Re-encoding closes a gap: several base64 texts decode to
  // the same bytes, which would look like another session.
  const bytes = fromBase64Url(payload);
  const claims = bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Claims);
  return claims && { claims, signature: toBase64Url(mac) };
}
