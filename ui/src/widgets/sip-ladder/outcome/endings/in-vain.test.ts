import { describe, expect, test } from 'vitest';
import type { Sent } from '../../../../engines/sip-capture/capture.fixtures.ts';
import { between, heard, type Said, say } from '../dialogs.fixtures.ts';

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');
const to = 't';
const invite = say(0, out, 'INVITE');
const accepted = say(4000, back, '200', { to });
const ack = say(4050, out, 'ACK', { branch: 'k', to });

/** Retransmission times of a request without a response (RFC 3261, timers E and G). In ms. */
const again = [0, 500, 1500, 3500, 7500, 11_500, 15_500, 19_500, 23_500, 27_500, 31_500];
const repeated = (from: number, way: typeof out, what: string, said: Said, times = again): Sent[] =>
  times.map((after) => say(from + after, way, what, said));

describe('a request that ends a call', () => {
  const bye = { seq: 2, branch: 'b', to };
  const ofBye = say(40_000, back, '200', { ...bye, method: 'BYE' });

  test('a BYE without an answer', () => {
    const sent = [invite, accepted, ack, ...repeated(10_000, out, 'BYE', bye)];
    expect(heard(sent)).toEqual({
      tone: 'plain',
      text: 'The call was answered after 4.00 s and ended by the caller 6.00 s later. The BYE was sent 11 times in 31.50 s and had no answer: the other side may not know of it.',
    });
    const told = 'The call was answered after 4.00 s and ended by the caller 6.00 s later.';
    expect(heard([...sent, ofBye])).toEqual({ tone: 'good', text: told });
    expect(heard(sent, { isPartial: true }).text).toBe(told);
    expect(heard(sent.slice(0, 6)).text).toBe(told);
  });

  test('where the answer to the INVITE is missing too, silence means nothing', () => {
    expect(heard([invite, ack, ...repeated(10_000, out, 'BYE', bye)]).text).not.toContain('times');
  });

  test('a CANCEL without an answer', () => {
    const rings = [invite, say(800, back, '180', { to })];
    const cancels = repeated(6000, out, 'CANCEL', {});
    expect(heard([...rings, ...cancels]).text).toBe(
      'The caller gave up after 6.00 s. The CANCEL was sent 11 times in 31.50 s and had no answer: the other side may not know of it.',
    );
    const heardOf = say(37_600, back, '200', { method: 'CANCEL', to });
    expect(heard([...rings, ...cancels, heardOf]).text).toBe('The caller gave up after 6.00 s.');
  });
});

describe('an ACK that gets lost behind the capture', () => {
  const answers = repeated(4000, back, '200', { to });
  const acks = repeated(4020, out, 'ACK', { branch: 'k', to });
  const byeOf = (after: number, way = back, from = 't', other = 'f') =>
    say(after, way, 'BYE', { branch: 'y', from, to: other });
  const lost =
    'The call was answered after 4.00 s, but the answer was sent again and again: the ACK did not arrive. Check the Contact header of the answer, and whether a firewall or NAT changes addresses.';

  test('the answer is repeated until the side that waits for it hangs up', () => {
    const talk = [invite, ...answers, ...acks];
    expect(heard(talk)).toEqual({ tone: 'bad', text: lost });
    expect(heard([...talk, byeOf(36_000)])).toEqual({
      tone: 'bad',
      text: `${lost} It was ended by the called side 32.00 s later.`,
    });
    expect(heard([...talk, byeOf(50_000, out, 'f', 't')])).toEqual({
      tone: 'bad',
      text: `${lost} It was ended by the caller 46.00 s later.`,
    });
    expect(heard([...talk, byeOf(36_000)], { isPartial: true }).text).toBe(
      `${lost} It was ended by the called side 32.00 s later.`,
    );
  });

  test('where it arrives in the end, the call goes on', () => {
    const talk = [invite, ...answers.slice(0, 6), ...acks.slice(0, 6)];
    expect(heard([...talk, byeOf(90_000)])).toMatchObject({ tone: 'good' });
    const late = [invite, ...answers, say(36_000, out, 'ACK', { branch: 'k', to })];
    expect(heard([...late, byeOf(90_000)])).toMatchObject({ tone: 'good' });
  });
});

describe('an answer that asks for a PRACK', () => {
  const reliable = { to, headers: ['Require: 100rel', 'RSeq: 1'] };
  const tones = repeated(500, back, '183', reliable, [0, 500, 1500, 3500, 7500, 15_500, 31_500]);
  const refusal = say(32_500, back, '504', { to });
  const prack = say(600, out, 'PRACK', { seq: 2, branch: 'p', to });

  test('is repeated, and then the call is refused', () => {
    const text =
      'The call was rejected by the carrier with 504 after 32.50 s: its 183 asks for a PRACK and was sent 7 times in 31.50 s, and none arrived. Check that the PRACK gets through, or switch 100rel off.';
    expect(heard([invite, ...tones, refusal])).toEqual({ tone: 'bad', text });
    expect(heard([invite, ...tones, prack, refusal]).text).toBe(text);
  });

  test('is no reason where it was answered, or not asked for', () => {
    const ofPrack = say(700, back, '200', { seq: 2, branch: 'p', to, method: 'PRACK' });
    expect(heard([invite, ...tones, prack, ofPrack, refusal]).text).not.toContain('PRACK');
    const plain = repeated(500, back, '183', { to });
    expect(heard([invite, ...plain, refusal]).text).not.toContain('PRACK');
    expect(heard([invite, ...tones, say(32_500, back, '486', { to })]).text).toMatch(/busy/);
  });
});

describe('a CANCEL that the answer crosses, or ignores', () => {
  const bye = (after: number) => say(after, out, 'BYE', { seq: 2, branch: 'b', to });

  test('the caller gave up, and ended the call at once', () => {
    for (const at of [900, 3900, 4020]) {
      const { tone, text } = heard([invite, accepted, ack, say(at, out, 'CANCEL'), bye(4100)]);
      expect(tone).toBe('plain');
      expect(text).toMatch(
        /^The caller gave up after (?:900 ms|\d\.\d\d s)\. The call was still answered after 4\.00 s, and the caller ended it at once\.$/,
      );
    }
  });

  test('without a BYE it may still be open', () => {
    for (const at of [900, 3900, 4020]) {
      const { tone, text } = heard([invite, accepted, ack, say(at, out, 'CANCEL')]);
      expect(tone).toBe('plain');
      expect(text).toMatch(
        /^The caller gave up after \S+ m?s\. The call was still answered after 4\.00 s, and the capture shows no BYE that ends it\.$/,
      );
    }
  });

  test('a call that goes on after it is a call', () => {
    expect(heard([invite, accepted, ack, say(3900, out, 'CANCEL'), bye(60_000)]).text).toBe(
      'The call was answered after 4.00 s and ended by the caller 56.00 s later.',
    );
  });
});

test.each([
  ['Q.850;cause=102;text="RTP timeout"', 'RTP timeout'],
  ['SIP;cause=200;text="Media timeout"', 'Media timeout'],
  ['Q.850;cause=16;text="MEDIA_TIMEOUT"', 'MEDIA_TIMEOUT'],
])('a BYE because of sound that stayed away says so: %s', (reason, said) => {
  const bye = say(9000, back, 'BYE', {
    branch: 'y',
    from: 't',
    to: 'f',
    headers: [`Reason: ${reason}`],
  });
  expect(heard([invite, accepted, ack, bye])).toEqual({
    tone: 'plain',
    text: `The call was answered after 4.00 s and ended by the called side 5.00 s later. The reason given: “${said}”.`,
  });
});

test.each(['481', '407'])(
  'a PRACK that is refused with %s is named where the call then fails',
  (status) => {
    const [there, home] = [between('platform', 'carrier'), between('carrier', 'platform')];
    const prack = { seq: 2, branch: 'p', to: 't' };
    const sent = [
      say(0, there, 'INVITE'),
      say(100, home, '183', { to: 't', headers: ['Require: 100rel', 'RSeq: 1'] }),
      say(110, there, 'PRACK', prack),
      say(120, home, status, { ...prack, method: 'PRACK' }),
      say(32_100, home, '504', { to: 't' }),
    ];
    expect(heard(sent).text).toMatch(
      new RegExp(`with 504 .* Earlier, the carrier refused the PRACK with ${status}\\.$`),
    );
  },
);

describe('a call that is given up in an early dialog', () => {
  const rings = say(100, back, '183', { to, headers: ['Require: 100rel', 'RSeq: 1'] });
  const givenUp = (after: number): Sent[] => [
    say(after, out, 'CANCEL'),
    say(after + 10, back, '200', { method: 'CANCEL', to }),
    say(after + 20, back, '487', { to }),
  ];
  const asked = (method: string, status: string, seq = 2): Sent[] => [
    say(100 + seq * 10, out, method, { seq, branch: `p${seq}`, to }),
    say(105 + seq * 10, back, status, { seq, branch: `p${seq}`, to, method }),
  ];

  test.each([
    ['PRACK', '481'],
    ['UPDATE', '488'],
  ])('a refused %s before it is named', (method, status) => {
    expect(heard([invite, rings, ...asked(method, status), ...givenUp(200)])).toEqual({
      tone: 'bad',
      text: `The caller gave up after 200 ms, before anyone answered. Earlier, the carrier refused the ${method} with ${status}.`,
    });
  });
  test('without its CANCEL too', () => {
    const [, , end] = givenUp(200);
    if (!end) throw new Error('no 487');
    expect(heard([invite, rings, ...asked('PRACK', '481'), end])).toEqual({
      tone: 'bad',
      text: 'The call was given up before anyone answered, and ended with 487 after 220 ms. Earlier, the carrier refused the PRACK with 481.',
    });
  });
  test('one that was made good, or passes by itself, is not', () => {
    const good = [...asked('UPDATE', '488'), ...asked('UPDATE', '200', 3)];
    for (const early of [good, asked('UPDATE', '491'), asked('PRACK', '200')]) {
      expect(heard([invite, rings, ...early, ...givenUp(200)])).toEqual({
        tone: 'plain',
        text: 'The caller gave up after 200 ms, before anyone answered.',
      });
    }
  });
  test('so is a PRACK that never arrived', () => {
    const tones = repeated(100, back, '183', { to, headers: ['Require: 100rel', 'RSeq: 1'] });
    const sent = [invite, ...tones, ...givenUp(32_000)];
    expect(heard(sent)).toEqual({
      tone: 'bad',
      text: 'The caller gave up after 32.00 s, before anyone answered. Earlier, the carrier sent a 183 that asks for a PRACK 11 times in 31.50 s, and none arrived. Check that the PRACK gets through, or switch 100rel off.',
    });
    expect(heard(sent, { isPartial: true }).text).not.toContain('PRACK');
  });
});

describe('an answer to a later INVITE', () => {
  const again: Said = { seq: 2, branch: 'r', to };
  const answers = repeated(9020, back, '200', again);
  const talk = [invite, accepted, ack, say(9000, out, 'INVITE', again), ...answers];
  const bye = say(42_000, back, 'BYE', { branch: 'y', from: to, to: 'f' });
  const ended = 'The call was answered after 4.00 s and ended by the called side 38.00 s later.';
  test('whose ACK is missing, is told', () => {
    expect(heard([...talk, bye])).toEqual({
      tone: 'plain',
      text: `${ended} Within the call, the carrier sent its answer to another INVITE 11 times in 31.50 s: the ACK did not arrive.`,
    });
  });
  test('whose ACK came late, is not', () => {
    const late = say(41_000, out, 'ACK', { seq: 2, branch: 'l', to });
    expect(heard([...talk, late, bye])).toEqual({ tone: 'good', text: ended });
    expect(heard([...talk, bye], { isPartial: true }).text).toBe(ended);
  });
});
