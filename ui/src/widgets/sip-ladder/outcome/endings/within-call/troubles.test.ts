import { describe, expect, test } from 'vitest';
import type { Sent } from '../../../../../engines/sip-capture/capture.fixtures.ts';
import { between, heard, type Said, say, sdp } from '../../dialogs.fixtures.ts';

const [out, back] = [between('platform', 'carrier'), between('carrier', 'platform')];
const to = 't';
const answered = [
  say(0, out, 'INVITE'),
  say(1000, back, '200', { to }),
  say(1010, out, 'ACK', { branch: 'k', to }),
];
const bye = (after: number, own: Said = {}) =>
  say(after, out, 'BYE', { seq: 9, branch: 'b', to, ...own });
const done = [bye(9000), say(9010, back, '200', { seq: 9, branch: 'b', to, method: 'BYE' })];
const good = 'The call was answered after 1.00 s and ended by the caller 8.00 s later.';

const fax = sdp('m=image 4000 udptl t38');
const noFax = sdp('m=image 0 udptl t38');
const sound = sdp('m=audio 4000 RTP/AVP 0');
const as = (one: Sent) => one;

/** A re-INVITE from the called side, and its response. */
const change = (after: number, seq: number, offer: typeof as, status: string, answer = as) => {
  const own = { seq, branch: `c${seq}`, from: to, to: 'f' };
  return [
    offer(say(after, back, 'INVITE', own)),
    answer(say(after + 20, out, status, own)),
    say(after + 30, back, 'ACK', own),
  ];
};

describe('fax', () => {
  const advice =
    'A fax fails there unless it is sent as sound. Allow T.38 on both sides, or on neither.';
  test.each([
    ['488', change(3000, 2, fax, '488'), ' with 488'],
    ['a stream with port 0', change(3000, 2, fax, '200', noFax), ''],
    ['sound alone', change(3000, 2, fax, '200', sound), ''],
  ])('refused with %s, the call is not told as good', (_name, sent, how) => {
    const text = `Within the call, the platform refused the change to fax (T.38)${how}. ${advice}`;
    expect(heard([...answered, ...sent, ...done])).toEqual({
      tone: 'bad',
      text: `${good} ${text}`,
    });
    expect(heard([...answered, ...sent])).toMatchObject({ tone: 'bad' });
  });
  test('refused, the call may go on with sound', () => {
    const sent = [...change(3000, 2, fax, '488'), ...change(3100, 3, sound, '200', sound)];
    expect(heard([...answered, ...sent, ...done])).toEqual({
      tone: 'plain',
      text: `${good} Within the call, the platform refused the change to fax (T.38) with 488, and the call went on with sound. Compare whether both sides allow T.38.`,
    });
  });
  test.each([
    ['accepted', change(3000, 2, fax, '200', fax)],
    ['accepted in the end', [...change(3000, 2, fax, '491'), ...change(4000, 3, fax, '200', fax)]],
  ])('%s, nothing is said of it', (_name, sent) => {
    expect(heard([...answered, ...sent, ...done])).toEqual({ tone: 'good', text: good });
  });
});

describe('what asks for a password within the call', () => {
  const asked = (method: string, status: string, seq = 5) => {
    const own = { seq, branch: `p${seq}`, to };
    return [say(2000 + seq, out, method, own), say(2020 + seq, back, status, { ...own, method })];
  };
  test.each(['INVITE', 'UPDATE', 'INFO', 'REFER', 'MESSAGE'])(
    '%s, which does not come',
    (method) => {
      const { tone, text } = heard([...answered, ...asked(method, '407'), ...done]);
      expect(tone).toBe('plain');
      expect(text).toContain(
        `Within the call, the carrier asked for a password for the ${method} with 407, and no ${method} with it follows in this capture.`,
      );
      const again = asked(method, '200', 6);
      expect(heard([...answered, ...asked(method, '407'), ...again, ...done]).text).not.toMatch(
        /password/,
      );
    },
  );
  const challenged = [
    bye(9000),
    say(9010, back, '401', { seq: 9, branch: 'b', to, method: 'BYE' }),
  ];
  test('a BYE: the call may go on', () => {
    expect(heard([...answered, ...challenged])).toEqual({
      tone: 'bad',
      text: `${good} But the carrier asked for a password for the BYE with 401, and no BYE with it is in this capture: the call may still stand there. If none was sent, the side that sent the BYE has no username and password for it.`,
    });
    expect(heard([...answered, ...challenged], { isPartial: true }).tone).toBe('good');
    expect(heard(challenged).text).toBe(
      'The call was answered. The beginning of the call is not in this capture.',
    );
  });
  test('a BYE that is sent again', () => {
    const own = { seq: 10, branch: 'b2', to };
    const again = [bye(9020, own), say(9030, back, '200', { ...own, method: 'BYE' })];
    expect(heard([...answered, ...challenged, ...again])).toEqual({ tone: 'good', text: good });
    expect(heard([...answered, ...challenged, bye(9020, own)]).tone).toBe('good');
  });
  test('a BYE whose password is refused', () => {
    const own = { seq: 10, branch: 'b2', to, headers: ['Authorization: Digest nonce="a"'] };
    const again = [bye(9020, own), say(9030, back, '401', { ...own, method: 'BYE' })];
    expect(heard([...answered, ...challenged, ...again])).toEqual({
      tone: 'bad',
      text: `${good} But the carrier refused the BYE with 401: the call may still stand there.`,
    });
    const info = { ...own, seq: 4 };
    const refused = [
      say(3000, out, 'INFO', info),
      say(3010, back, '401', { ...info, method: 'INFO' }),
    ];
    expect(heard([...answered, ...refused, ...done]).text).toMatch(/refused the INFO with 401\.$/);
  });
  test('a BYE of each side', () => {
    const theirs = say(9500, back, 'BYE', { seq: 1, branch: 'x', from: to, to: 'f' });
    expect(heard([...answered, ...challenged, theirs]).tone).toBe('good');
  });
});

describe('what is refused within the call', () => {
  test.each(['403', '500', '503'])('a BYE with %s', (status) => {
    const refusal = say(9010, back, status, { seq: 9, branch: 'b', to, method: 'BYE' });
    expect(heard([...answered, bye(9000), refusal])).toEqual({
      tone: 'bad',
      text: `${good} But the carrier refused the BYE with ${status}: the call may still stand there.`,
    });
  });
  test('keys in an INFO', () => {
    const own = { seq: 3, branch: 'i', to };
    const sent = [say(2000, out, 'INFO', own), say(2020, back, '415', { ...own, method: 'INFO' })];
    expect(heard([...answered, ...sent, ...done])).toEqual({
      tone: 'plain',
      text: `${good} Within the call, the carrier refused the INFO with 415.`,
    });
  });
  test('another INVITE, until a later one is accepted', () => {
    const sent = change(3000, 2, sound, '488');
    expect(heard([...answered, ...sent, ...done])).toEqual({
      tone: 'good',
      text: `${good} Within the call, the platform refused another INVITE with 488.`,
    });
    const later = change(4000, 3, sound, '200', sound);
    expect(heard([...answered, ...sent, ...later, ...done]).text).toBe(good);
  });
});

test.each([
  ['sound', sound],
  ['fax', fax],
])('an INVITE within the call that its sender gave up is no refusal: %s', (_, offer) => {
  const own = { seq: 3, branch: 'c3', from: to, to: 'f' };
  const sent = [
    offer(say(3000, back, 'INVITE', own)),
    say(3020, out, '180', own),
    say(5000, back, 'CANCEL', own),
    say(5010, out, '200', { ...own, method: 'CANCEL' }),
    say(5020, out, '487', own),
    say(5030, back, 'ACK', own),
  ];
  expect(heard([...answered, ...sent, ...done])).toEqual({ tone: 'good', text: good });
});

test.each([
  ['INVITE', 'another INVITE'],
  ['UPDATE', 'the UPDATE'],
])(
  '%s within the call that nothing answers is told of where the call has no end',
  (method, name) => {
    const open = 'The call was answered after 1.00 s. Its end is not in this capture.';
    const own = { seq: 3, branch: 'c3', to };
    const sent = [2000, 2500, 3500, 5500].map((after) => say(after, out, method, own));
    expect(heard([...answered, ...sent])).toEqual({
      tone: 'plain',
      text: `${open} Within the call, ${name} was sent 4 times in 3.50 s and had no answer: the other side may be gone, or have another address.`,
    });
    expect(heard([...answered, ...sent, say(5600, back, '200', { ...own, method })]).text).toBe(
      open,
    );
    expect(heard([...answered, ...sent], { isPartial: true }).tone).toBe('good');
  },
);
