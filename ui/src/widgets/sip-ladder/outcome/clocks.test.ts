import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frames, type Sent, talks } from '../../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../../engines/sip-capture/capture.ts';
import { pcap } from '../../../engines/sip-capture/capture-files.fixtures.ts';
import { ladderOf } from '../ladder.model.ts';
import { onOneClock } from './clocks.ts';
import { between, heard, say } from './dialogs.fixtures.ts';

const read = (sent: readonly Sent[]) => readCapture(pcap(frames(sent))).messages;
/** The messages as captured when the clock of one host is off by this many ms. */
const shifted = (sent: readonly Sent[], host: string, by: number) =>
  sent.map((one) => (one.hop.from.ip === host ? { ...one, after: one.after + by } : one));
const [caller, called] = [talks.answered[0]?.hop.from.ip ?? '', talks.answered[0]?.hop.to.ip ?? ''];

const once = talks.answered.filter(({ after }) => after !== 3500);

describe('clocks that differ', () => {
  test.each([
    [called, -10_000],
    [called, 10_000],
    [caller, -10_000],
    [caller, 10_000],
    [called, -400],
  ])('%s by %d ms: the order is that of the transactions, and no time is told', (host, by) => {
    // The retransmitted answer may come before or after the ACK.
    const sent = shifted(once, host, by);
    const { messages, fault } = onOneClock(read(sent));
    expect(fault).toBe('apart');
    expect(messages.map(({ method, status }) => `${method} ${status ?? ''}`.trim())).toEqual([
      'INVITE',
      'INVITE 100',
      'INVITE 180',
      'INVITE 200',
      'ACK',
      'BYE',
      'BYE 200',
    ]);
    expect(heard(sent).text).toMatch(
      /^The call was answered and ended by the caller 1:\d\d later\. The clocks of the two sides differ/,
    );
    const { rungs } = ladderOf(read(sent), {});
    expect(rungs.map(({ message }) => message.method)[0]).toBe('INVITE');
    expect(rungs.some(({ offset }) => offset === null)).toBe(true);
    expect(rungs.every(({ offset }) => offset === null || offset >= 0)).toBe(true);
  });

  test('a packet that overtook another by a moment is no other clock', () => {
    const sent = shifted(talks.answered, called, -20);
    expect(onOneClock(read(sent)).fault).toBeNull();
    expect(heard(sent).text).toMatch(/^The call was answered after/);
  });

  test('a refusal by another clock', () => {
    const sent = [
      say(10_000, between('platform', 'carrier'), 'INVITE'),
      say(50, between('carrier', 'platform'), '486', { to: 't' }),
    ];
    expect(heard(sent).text).toBe(
      'The call was rejected by the carrier with 486: the line is busy. The clocks of the two sides differ, so the times between them mean nothing.',
    );
  });
});

const areApart = (sent: readonly Sent[]) => onOneClock(read(sent)).fault === 'apart';

describe('what tells that a clock is another', () => {
  const invite = say(10_000, between('phone', 'platform'), 'INVITE');
  const trying = say(10_010, between('platform', 'phone'), '100');
  const ok = say(12_000, between('platform', 'phone'), '200', { to: 't' });

  test('a proxy sends on before it has received', () => {
    const on = say(9000, between('platform', 'carrier'), 'INVITE', { branch: 'b', over: ['a'] });
    expect(areApart([invite, on])).toBe(true);
    expect(areApart([invite, { ...on, after: 10_005 }])).toBe(false);
  });

  test('a caller hangs up before the answer, by a clock that is ahead', () => {
    const ahead = [trying, ok].map((one) => ({ ...one, after: one.after + 10_000 }));
    const bye = say(15_000, between('phone', 'platform'), 'BYE', { seq: 2, branch: 'b', to: 't' });
    expect(areApart([invite, ...ahead, bye])).toBe(true);
    expect(areApart([invite, trying, ok, bye])).toBe(false);
  });

  test('an early request is none', () => {
    const early = { seq: 2, branch: 'p', to: 't' };
    for (const method of ['PRACK', 'UPDATE', 'INFO']) {
      const sent = say(11_000, between('phone', 'platform'), method, early);
      expect(areApart([invite, trying, sent, ok])).toBe(false);
    }
  });

  test('an answer takes years: one clock was never set', () => {
    const years = 20 * 365 * 86_400_000;
    const sent = [invite, ...[trying, ok].map((one) => ({ ...one, after: one.after + years }))];
    expect(areApart(sent)).toBe(true);
    expect(heard(sent).text).toMatch(
      /^The call was answered\. .*The clocks of the two sides differ/,
    );
  });

  const ofCalled = { seq: 7, branch: 'hold', from: 't', to: 'f' };
  const there = between('phone', 'platform');
  const back = between('platform', 'phone');
  const hold = [
    say(6000, back, 'INVITE', ofCalled),
    say(6200, there, '200', ofCalled),
    say(6250, back, 'ACK', { ...ofCalled, branch: 'ack' }),
  ];
  const begin = [
    say(0, there, 'INVITE'),
    say(4000, back, '200', { to: 't' }),
    say(4300, there, 'ACK', { to: 't', branch: 'b' }),
  ];

  test.each([
    ['', begin],
    [' of a capture begun in mid-call', []],
  ])('the called side sends another INVITE and waits for its answer%s', (_, before) => {
    expect(areApart([...before, ...hold])).toBe(false);
  });

  test('the first INVITE is missing and its repeat is there: no clock does that', () => {
    const again = { ...invite, after: 10_500 };
    const ack = say(12_010, between('phone', 'platform'), 'ACK', { branch: 'k', to: 't' });
    expect(areApart([trying, again, ok, ack])).toBe(false);
    expect(heard([trying, again, ok, ack]).text).not.toMatch(/clocks/);
  });
});

test('no time is ever negative, whatever the clocks show', () => {
  const talk = fc.constantFrom(...Object.values(talks));
  const clock = fc.integer({ min: -100_000, max: 100_000 });
  fc.assert(
    fc.property(talk, clock, clock, fc.integer(), (sent, a, b, bits) => {
      const kept = shifted(shifted(sent, caller, a), called, b)
        .map((one) => ({ ...one, after: one.after + 200_000 }))
        .filter((_, index) => ((bits >> index) & 1) === 0);
      expect(heard(kept).text).not.toMatch(/-\d|NaN|Infinity/);
      for (const { offset } of ladderOf(read(kept), {}).rungs) {
        expect(offset ?? 0).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 500 },
  );
});

describe('a call over a proxy whose clock is another', () => {
  const on = { over: ['a'], branch: 'l' };
  const forked: Sent[] = [
    say(0, between('phone', 'platform'), 'INVITE'),
    say(10, between('platform', 'carrier'), 'INVITE', on),
    say(20, between('platform', 'backup'), 'INVITE', { ...on, branch: 'm' }),
    say(90, between('carrier', 'platform'), '486', { ...on, to: 'x' }),
    say(400, between('backup', 'platform'), '180', { ...on, branch: 'm', to: 'y' }),
    say(410, between('platform', 'phone'), '180', { to: 'y' }),
    say(9000, between('backup', 'platform'), '603', { ...on, branch: 'm', to: 'y' }),
    say(9010, between('platform', 'phone'), '603', { to: 'y' }),
  ];
  test.each(
    ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].flatMap((host) =>
      [-3_600_000, -2000, 2000, 3_600_000].map((by) => [host, by] as const),
    ),
  )('%s by %d ms', (host, by) => {
    expect(heard(shifted(forked, host, by)).text).toMatch(
      /^The call was rejected by the backup with 603(?: after [\d:.]+(?: s)?)?, which the platform passed on: the call was declined/,
    );
  });
});
