import { describe, expect, test } from 'vitest';
import { between, heard, say } from '../dialogs.fixtures.ts';

const [out, back] = [between('platform', 'carrier'), between('carrier', 'platform')];
const value = (realm: string, nonce: string) => `Digest realm="${realm}", nonce="${nonce}"`;

/** An attempt and the challenge to it. */
const attempt = (seq: number, status: string, asks: string, ...sent: readonly string[]) => {
  const own = { seq, branch: `d${seq}` };
  return [
    say(seq * 100, out, 'INVITE', { ...own, headers: sent }),
    say(seq * 100 + 20, back, status, { ...own, to: `x${seq}`, headers: [asks] }),
  ];
};
const www = (nonce: string, more = '', realm = 'r') =>
  `WWW-Authenticate: ${value(realm, nonce)}${more}`;
const proxy = (nonce: string, realm = 'r') => `Proxy-Authenticate: ${value(realm, nonce)}`;
const password = (nonce: string, realm = 'r') => `Authorization: ${value(realm, nonce)}`;
const proxyPassword = (nonce: string, realm = 'r') => `Proxy-Authorization: ${value(realm, nonce)}`;
const first = attempt(1, '401', www('a'));

describe('passwords that come too late', () => {
  const once = [...first, ...attempt(2, '401', www('b', ', stale=true'), password('a'))];
  test('once is no fault', () => {
    expect(heard(once)).toMatchObject({ tone: 'plain' });
    expect(heard(once).text).toMatch(/because the first answer came too late/);
  });
  test('again and again', () => {
    const again = attempt(3, '401', www('c', ', stale=TRUE'), password('b'));
    expect(heard([...once, ...again])).toEqual({
      tone: 'bad',
      text: 'The call was rejected by the carrier with 401 after 220 ms: 2 times in a row the nonce had expired before the password came (stale). Check whether several servers take turns there without sharing their nonces, and how long a nonce is valid.',
    });
  });
  test('and then a wrong one', () => {
    const wrong = attempt(3, '401', www('c'), password('b'));
    expect(heard([...once, ...wrong]).text).toMatch(/the username or password was not accepted/);
  });
});

describe('a password for something else', () => {
  test('another realm', () => {
    const sent = [...first, ...attempt(2, '401', www('b'), password('a', 'other'))];
    expect(heard(sent)).toEqual({
      tone: 'bad',
      text: 'The call was rejected by the carrier with 401 after 120 ms: it asked for a password for the realm “r”, and got one for “other”. Check the realm.',
    });
  });
  test.each([
    ['401', [...first, ...attempt(2, '401', www('b'), proxyPassword('a'))]],
    ['407', [...attempt(1, '407', proxy('a')), ...attempt(2, '407', proxy('b'), password('a'))]],
  ])('the other header, with %s', (status, sent) => {
    expect(heard(sent)).toEqual({
      tone: 'bad',
      text: `The call was rejected by the carrier with ${status} after 120 ms: the password came in the wrong header: 401 and 407 have one each.`,
    });
  });
  test.each([
    ['a proxy asks next', [...first, ...attempt(2, '407', proxy('b', 'p'), password('a'))]],
    ['another realm asks next', [...first, ...attempt(2, '401', www('b', '', 's'), password('a'))]],
    ['no password at all', [...first, ...attempt(2, '401', www('b'))]],
  ])('none of it: %s', (_, sent) => {
    expect(heard(sent).text).toMatch(/^The carrier asked for a password with 40[17]/);
  });
});

describe('a 403', () => {
  const told = (...sent: string[]) =>
    heard([...first, ...attempt(2, '403', 'X-A: b', ...sent)]).text;
  test('to a password that was sent may mean that password', () => {
    expect(told(password('a'))).toBe(
      'The call was rejected by the carrier with 403 after 120 ms: the username and password that were sent may be wrong. Check them first. If they are right, the other side does not accept this caller number, account or source address. Check the caller number and the addresses the other side allows.',
    );
    expect(told(proxyPassword('a'))).toMatch(/username and password that were sent may be wrong/);
  });
  test('without one it means none, nor where it gives another reason', () => {
    expect(told()).not.toMatch(/password/);
    const stir = ['Reason: STIR;cause=403;text="Stale Date"'];
    const refusal = say(220, back, '403', { seq: 2, branch: 'd2', to: 'x', headers: stir });
    const sent = say(200, out, 'INVITE', { seq: 2, branch: 'd2', headers: [password('a')] });
    expect(heard([...first, sent, refusal]).text).not.toMatch(/password/);
  });
  test('to a REGISTER', () => {
    const own = { seq: 2, branch: 'r', headers: [password('a'), 'Contact: <sip:1@192.0.2.2>'] };
    const refusal = { seq: 2, branch: 'r', to: 'x', method: 'REGISTER' };
    expect(heard([say(0, out, 'REGISTER', own), say(20, back, '403', refusal)]).text).toBe(
      'The REGISTER was rejected by the carrier with 403 after 20 ms: the username and password that were sent may be wrong. Check them first, and then whether the other side accepts this username, domain and source address.',
    );
  });
});

describe('the carrier asks for a password', () => {
  const challenge = proxy('1', 'carrier');
  const password = proxyPassword('1', 'carrier');
  const asked = [say(0, out, 'INVITE'), say(50, back, '407', { headers: [challenge], to: 'r' })];
  const again = [0, 500, 1500, 3500].map((after) =>
    say(60 + after, out, 'INVITE', { seq: 2, branch: 'b', headers: [password] }),
  );
  test('the INVITE with the password is lost: nothing rang', () => {
    expect(heard([say(40, back, '180'), ...asked, ...again])).toEqual({
      tone: 'bad',
      text: 'The carrier answered the INVITE with 407 after 50 ms. The next one was sent to the carrier 4 times in 3.50 s, and had no answer at all. Check the address and port, and that a firewall lets SIP through in both directions.',
    });
  });
  test('none was sent', () => {
    expect(heard(asked).text).toMatch(
      /^The carrier asked for a password with 407 after 50 ms, and no INVITE with it is in this capture/,
    );
  });
  test('one that was not accepted', () => {
    const refused = say(90, back, '407', { seq: 2, branch: 'b', headers: [challenge], to: 'r' });
    expect(heard([...asked, ...again.slice(0, 1), refused]).text).toMatch(
      /with 407 after 90 ms: the username or password was not accepted/,
    );
  });
  describe.each([
    ['its own branch', 'b'],
    ['the branch of before', 'a'],
  ])('sent with the CSeq and %s', (_, branch) => {
    const invite = say(0, out, 'INVITE');
    const asks = (after: number) => say(after, back, '407', { headers: [challenge], to: 'r' });
    const withPassword = [60, 560, 1560].map((after) =>
      say(after, out, 'INVITE', { branch, headers: [password] }),
    );
    test.each([
      ['whole', [invite, asks(50), ...withPassword]],
      ['without the first INVITE', [asks(50), ...withPassword]],
      ['the challenge is resent', [invite, asks(50), ...withPassword.slice(0, 1), asks(550)]],
      ['late, without the first INVITE', [asks(0), ...withPassword]],
    ])('nothing refused it: %s', (__, sent) => {
      expect(heard(sent).text).not.toMatch(/not accepted|after 0 ms|no INVITE with it|clocks/);
    });
    test('a second challenge refused it', () => {
      const other = 'Proxy-Authenticate: Digest realm="carrier", nonce="9"';
      const refusal = say(90, back, '407', { branch, headers: [other], to: 'r2' });
      expect(heard([invite, asks(50), ...withPassword.slice(0, 1), refusal]).text).toMatch(
        /with 407 after 90 ms: the username or password was not accepted/,
      );
    });
  });
  test('one of another realm is none', () => {
    const other = 'Proxy-Authenticate: Digest realm="platform", nonce="2"';
    const refused = say(90, back, '407', { seq: 2, branch: 'b', headers: [other], to: 'r' });
    expect(heard([...asked, ...again.slice(0, 1), refused]).text).toMatch(/no INVITE with it/);
  });
  test('one that came too late', () => {
    const late = say(90, back, '407', {
      seq: 2,
      branch: 'b',
      headers: [`${challenge}, stale=TRUE`],
    });
    expect(heard([...asked, ...again.slice(0, 1), late]).text).toMatch(/came too late/);
  });
});
