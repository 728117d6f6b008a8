import { expect, test } from 'vitest';
import { between, heard, type Said, say } from '../dialogs.fixtures.ts';

const out = between('phone', 'carrier');
const back = between('carrier', 'phone');
const second: Said = { seq: 2, branch: 'b' };
const register = (after: number, what: Said = {}) =>
  say(after, out, 'REGISTER', { headers: ['Contact: <sip:7@192.0.2.1>'], ...what });
const answer = (after: number, status: string, what: Said = {}) =>
  say(after, back, status, { method: 'REGISTER', to: 't', ...what });

const registered = [register(0), answer(120, '200')];

test('of registrations the last counts, and the one before it is told', () => {
  const sent = [...registered, register(60_000, second), answer(60_020, '403', second)];
  expect(heard(sent)).toEqual({
    tone: 'bad',
    text: 'The REGISTER was rejected by the carrier with 403 after 20 ms: the other side does not accept this username, domain or source address. Check them, and the password. It had been registered before.',
  });
});

test('a registration that has no answer any more', () => {
  const again = [60_000, 60_500, 61_500, 63_500].map((after) => register(after, second));
  expect(heard([...registered, ...again]).text).toMatch(
    /^The carrier answered the REGISTER with 200 after 120 ms\. The next one was sent to the carrier 4 times in 3\.50 s.* It had been registered before\.$/,
  );
});

test.each([
  ['404', 'the username is not known in this domain'],
  ['503', 'the other side is overloaded or down'],
  ['500', 'something went wrong on the other side'],
])('a REGISTER with %s is not told as a call', (status, why) => {
  const { text } = heard([register(0), answer(20, status)]);
  expect(text).toContain(`with ${status} after 20 ms: ${why}`);
  expect(text).not.toMatch(/number|caller|channel/);
});

const turn = (after: number, seq: number, ...headers: string[]) => {
  const own = { seq, branch: `r${seq}` };
  const isLeaving = headers.some((header) => /expires(?:=|: )0|\*/i.test(header));
  return [
    say(after, out, 'REGISTER', { ...own, headers }),
    say(after + 30, back, '200', {
      ...own,
      method: 'REGISTER',
      to: 'x',
      headers: isLeaving ? [] : headers,
    }),
  ];
};
const contact = 'Contact: "a, b" <sip:1@192.0.2.1>';
test('each is timed from its own request', () => {
  expect(heard([...turn(0, 1, contact), ...turn(60_000, 2, contact)]).text).toBe(
    'The REGISTER was accepted by the carrier after 30 ms.',
  );
});
test.each([
  [contact, 'Expires: 0'],
  ['Contact: *', 'Expires: 0'],
  [`${contact};expires=0`, 'Expires: 3600'],
  ['m: <sip:1@192.0.2.1>;expires=0', 'X-A: b'],
])('%s with %s takes the registration off', (...headers) => {
  expect(heard(turn(0, 1, ...headers)).text).toBe(
    'It was unregistered: the carrier accepted that after 30 ms.',
  );
});
test('one of two contacts stays', () => {
  const both = `${contact};expires=0, <sip:2@192.0.2.1>;expires=60`;
  expect(heard(turn(0, 1, both)).text).toMatch(/^The REGISTER was accepted/);
});
test('without a contact it only asks', () => {
  expect(heard(turn(0, 1)).text).toBe('The carrier told what is registered after 30 ms.');
});

test('a password that a registrar refused is not a missing one', () => {
  const own = { method: 'REGISTER', ...second };
  const sent = [
    say(0, out, 'REGISTER', {
      ...own,
      headers: ['Authorization: Digest username="u", realm="r", nonce="0"'],
    }),
    say(20, back, '401', {
      ...own,
      to: 't',
      headers: ['WWW-Authenticate: Digest realm="r", nonce="1"'],
    }),
  ];
  expect(heard(sent).text).toMatch(/with 401 after 20 ms: the username or password was not/);
});

test.each([
  ['Contact: <sip:7@192.0.2.1>;expires=0', 'X-A: b', 'bad'],
  ['Contact: <sip:7@192.0.2.1>', 'Expires: 0', 'bad'],
  ['Contact: <sip:7@192.0.2.1>;expires=60', 'Expires: 0', 'good'],
  ['Contact: <sip:7@192.0.2.1>', 'X-A: b', 'good'],
])('accepted, and the answer has %s with %s', (...[contactLine, header, tone]) => {
  const sent = [register(0), answer(20, '200', { headers: [contactLine, header] })];
  expect(heard(sent).tone).toBe(tone);
});

const mine = 'Contact: <sip:7@192.0.2.1>';
const other = '<sip:8@192.0.2.9>;expires=90';
test.each([
  ['run out beside another', `${mine};expires=60`, `${mine};expires=0, ${other}`, /has run out/],
  [
    'another alone',
    `${mine};expires=60`,
    `Contact: ${other}`,
    /^The REGISTER was accepted .* ms\.$/,
  ],
  [
    'both',
    `${mine};expires=60`,
    `${mine};expires=60, ${other}`,
    /^The REGISTER was accepted .* ms\.$/,
  ],
  ['gone', `${mine};expires=0`, `Contact: ${other}`, /^It was unregistered/],
  ['still there', `${mine};expires=0`, `${mine};expires=50`, /still lists the address/],
  ['all are gone', 'Contact: *\r\nExpires: 0', 'Server: x', /^It was unregistered/],
  [
    'one of all is there',
    'Contact: *\r\nExpires: 0',
    `Contact: ${other}`,
    /still lists the address/,
  ],
  ['no lifetime is no proof', `${mine};expires=0`, mine, /^It was unregistered/],
])('the answer tells what stays: %s', (_, asked, answered, told) => {
  const sent = [register(0, { headers: [asked] }), answer(50, '200', { headers: [answered] })];
  expect(heard(sent).text).toMatch(told);
});

test('an answer without an address does not show that the one that was sent stays', () => {
  // It should list all remaining bindings (RFC 3261, 10.3, step 8), but some servers omit them.
  expect(heard([register(0), answer(20, '200')])).toEqual({
    tone: 'plain',
    text: 'The REGISTER was accepted by the carrier after 20 ms, but its answer lists no address, so it does not show that the registration stands. Ask for what is registered with a REGISTER without a Contact, or look in the log of the other side.',
  });
});
