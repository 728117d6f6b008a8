import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long an unused nonce is valid. In ms. */
const nonceLife = 60_000;
/** Maximum number of unanswered challenges; the oldest are dropped first. */
const mostNonces = 1000;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

export type Credentials = {
  username: string;
  realm: string;
  nonce: string;
  uri: string;
  response: string;
  qop: string | undefined;
  nc: string | undefined;
  cnonce: string | undefined;
};

const member = /([a-z]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))\s*(?:,|$)/gi;

/** Parses an Authorization or Proxy-Authorization header; undefined if a part is missing. */
export function parseCredentials(header: string | undefined): Credentials | undefined {
  const [, list] = /^digest\s+(.*)$/is.exec(header ?? '') ?? [];
  if (list === undefined) return undefined;
  const members = new Map(
    [...list.matchAll(member)].map(([, name = '', quoted, plain = '']) => [
      name.toLowerCase(),
      quoted?.replace(/\\(.)/g, '$1') ?? plain,
    ]),
  );
  const [username, realm, nonce, uri, response] = [
    'username',
    'realm',
    'nonce',
    'uri',
    'response',
  ].map((name) => members.get(name));
  if (!username || !realm || !nonce || !uri || !response) return undefined;
  const [qop, nc, cnonce] = ['qop', 'nc', 'cnonce'].map((name) => members.get(name));
  return { username, realm, nonce, uri, response, qop, nc, cnonce };
}

/** Response for a password (RFC 2617, 3.2.2). */
export function digestOf(
  credentials: Omit<Credentials, 'response'>,
  method: string,
  password: string,
) {
  const { username, realm, nonce, uri, qop, nc, cnonce } = credentials;
  const secret = md5(`${username}:${realm}:${password}`);
  const what = md5(`${method}:${uri}`);
  return md5(
    qop === undefined
      ? [secret, nonce, what].join(':')
      : [secret, nonce, nc, cnonce, qop, what].join(':'),
  );
}

export function isRight(credentials: Credentials, method: string, password: string): boolean {
  const expected = Buffer.from(digestOf(credentials, method, password));
  const given = Buffer.from(credentials.response.toLowerCase());
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Issued nonces: each is valid once, for a minute. */
export function createNonces(now: () => Date) {
  const expiry = new Map<string, number>();

  return {
    /** Value of WWW-Authenticate or Proxy-Authenticate. */
    challenge(realm: string, isStale = false): string {
      const nonce = randomBytes(16).toString('hex');
      expiry.set(nonce, now().getTime() + nonceLife);
      const [oldest] = expiry.keys();
      if (expiry.size > mostNonces && oldest !== undefined) expiry.delete(oldest);
      const stale = isStale ? ', stale=true' : '';
      return `Digest realm="${realm}", nonce="${nonce}", algorithm=MD5, qop="auth"${stale}`;
    },
    /** Uses up a nonce. @returns whether it was issued and still valid */
    use(nonce: string): boolean {
      const until = expiry.get(nonce);
      expiry.delete(nonce);
      return until !== undefined && until > now().getTime();
    },
  };
}

export type Nonces = ReturnType<typeof createNonces>;
