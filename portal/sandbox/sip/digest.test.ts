import { expect, test } from 'vitest';
import { createNonces, digestOf, isRight, parseCredentials } from './digest.ts';

/** The example of RFC 2617, 3.5. */
const header = `Digest username="Mufasa", realm="testrealm@host.com",
  nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", uri="/dir/index.html", qop=auth, nc=00000001,
  cnonce="0a4f113b", response="6629fae49393a05397450978507c4ef1",
  opaque="5ccc069c403ebaf9f0171e9517f40e41"`;

test('the example of RFC 2617', () => {
  const credentials = parseCredentials(header);
  if (!credentials) throw new Error('not read');
  expect(isRight(credentials, 'GET', 'Circle Of Life')).toBe(true);
  expect(isRight(credentials, 'GET', 'Circle of Life')).toBe(false);
  expect(isRight(credentials, 'POST', 'Circle Of Life')).toBe(false);
  expect(isRight({ ...credentials, response: 'short' }, 'GET', 'Circle Of Life')).toBe(false);
});

test('without a quality of protection as in RFC 2069', () => {
  const parts = { username: 'a', realm: 'r', nonce: 'n', uri: 'sip:r' };
  const old = { ...parts, qop: undefined, nc: undefined, cnonce: undefined };
  const response = digestOf(old, 'REGISTER', 'p');
  expect(isRight({ ...old, response }, 'REGISTER', 'p')).toBe(true);
});

test.each([undefined, '', 'Basic YTpi', 'Digest ', 'Digest username="a", realm="r", nonce="n"'])(
  'no credentials: %s',
  (text) => {
    expect(parseCredentials(text)).toBeUndefined();
  },
);

test('a nonce is good once, for a minute', () => {
  const clock = { now: new Date(0) };
  const nonces = createNonces(() => clock.now);
  const take = () => /nonce="([^"]+)"/.exec(nonces.challenge('r'))?.[1] ?? '';
  const [first, second] = [take(), take()];
  expect([nonces.use(first), nonces.use(first), nonces.use('other')]).toEqual([true, false, false]);
  clock.now = new Date(60_000);
  expect(nonces.use(second)).toBe(false);
});
