import { expect, test } from 'vitest';
import { frames, type Sent } from '../../../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../../../engines/sip-capture/capture.ts';
import { pcap } from '../../../../engines/sip-capture/capture-files.fixtures.ts';
import { endingInCapture } from '../capture-ending.ts';
import { between, heard, say } from '../dialogs.fixtures.ts';

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');
const to = 't';
const invite = say(0, out, 'INVITE');
const bye = (after: number) => say(after, out, 'BYE', { seq: 2, branch: 'b', to });

test('a BYE before the answer gives the call up: nobody answered', () => {
  const sent: Sent[] = [
    invite,
    say(30, back, '180', { to }),
    bye(4000),
    say(4010, back, '200', { seq: 2, branch: 'b', to, method: 'BYE' }),
    say(4011, back, '487', { to }),
    say(4015, out, 'ACK', { to }),
  ];
  const told = { tone: 'plain', text: 'The caller gave up after 4.00 s, before anyone answered.' };
  expect(heard(sent)).toEqual(told);
  expect(endingInCapture(readCapture(pcap(frames(sent))).messages, 'one')).toEqual({
    isAnswered: false,
    by: 'caller',
    status: 487,
  });
  expect(heard(sent.slice(1)).text).toBe('The beginning of the call is not in this capture.');
});

test('where both sides hang up at once, neither has forgotten the call', () => {
  const answered = [
    invite,
    say(900, back, '200', { to }),
    say(910, out, 'ACK', { branch: 'k', to }),
    bye(3000),
  ];
  const unknown = say(3020, back, '481', { seq: 2, branch: 'b', to, method: 'BYE' });
  const theirs = { from: to, to: 'f', branch: 'x' };
  expect(heard([...answered, unknown]).text).toMatch(/did not know the call any more \(481\)\.$/);
  expect(heard([...answered, say(3002, back, 'BYE', theirs), unknown])).toEqual({
    tone: 'good',
    text: 'The call was answered after 900 ms and ended by the caller 2.10 s later. The other side hung up at the same moment.',
  });
  const known = say(3022, back, '200', { seq: 2, branch: 'b', to, method: 'BYE' });
  expect(heard([...answered, say(3002, back, 'BYE', theirs), known]).text).toMatch(
    /at the same moment\.$/,
  );
  // A BYE sent after the response to the first one is no independent hang-up.
  expect(heard([...answered, known, say(3030, back, 'BYE', theirs)]).text).not.toMatch(/moment/);
  expect(heard([...answered, say(9000, back, 'BYE', theirs)]).text).not.toMatch(/moment/);
});

test('where clocks differ, a BYE of each side still means that both hung up', () => {
  const sent = [
    invite,
    say(900, back, '200', { to }),
    say(910, out, 'ACK', { branch: 'k', to }),
    bye(3000),
    say(3002, back, 'BYE', { from: to, to: 'f', branch: 'x' }),
    say(3020, back, '200', { seq: 2, branch: 'b', to, method: 'BYE' }),
    say(3021, out, '200', { from: to, to: 'f', branch: 'x', method: 'BYE' }),
  ];
  for (const by of [-60_000, 60_000]) {
    const apart = sent.map((one) =>
      one.hop.from.ip === back[0].ip ? { ...one, after: one.after + by } : one,
    );
    expect(heard(apart).text).toMatch(/The other side hung up at the same moment\. The clocks/);
  }
});

test('a CANCEL that came too late gave nothing up, whatever the clocks say', () => {
  const sent = [
    invite,
    say(30, back, '180', { to }),
    say(4000, back, '486', { to }),
    say(4005, out, 'CANCEL'),
    say(4010, out, 'ACK', { to }),
    say(4020, back, '481', { method: 'CANCEL', to: 'x' }),
  ];
  const ending = (all: readonly Sent[]) =>
    endingInCapture(readCapture(pcap(frames(all))).messages, 'one');
  for (const by of [-60_000, -10, 0, 10, 60_000]) {
    const apart = sent.map((one) =>
      one.hop.from.ip === back[0].ip ? { ...one, after: one.after + by } : one,
    );
    expect(heard(apart).text).toMatch(/^The call was rejected by the carrier with 486/);
    expect(ending(apart)).toMatchObject({ by: null, status: 486 });
  }
  // The response to a CANCEL in time.
  const inTime = [...sent.slice(0, 5), say(4020, back, '200', { method: 'CANCEL', to })];
  const early = inTime.map((one) =>
    one.text.startsWith('CANCEL') ? { ...one, after: 3990 } : one,
  );
  expect(heard(early).text).toMatch(/^The caller gave up/);
});

test('the BYE of another fork ends only that one', () => {
  const fork = { seq: 2, branch: 'c', to: 'other' };
  const theirs = { from: to, to: 'f', branch: 'x' };
  const sent = [
    invite,
    say(900, back, '200', { to }),
    say(910, out, 'ACK', { branch: 'k', to }),
    say(950, back, '200', { to: 'other' }),
    say(960, out, 'ACK', { branch: 'm', to: 'other' }),
    say(970, out, 'BYE', fork),
    say(1000, back, 'BYE', theirs),
    say(1010, out, '481', { ...theirs, method: 'BYE' }),
    say(1020, back, '200', { ...fork, method: 'BYE' }),
  ];
  expect(heard(sent).text).toBe(
    'The call was answered after 900 ms and ended by the called side 100 ms later. The platform did not know the call any more (481).',
  );
});

test('a BYE before the answer that was refused did not end the call', () => {
  const early = { seq: 2, branch: 'b', to };
  const sent = [
    invite,
    say(30, back, '180', { to }),
    bye(500),
    say(510, back, '481', { ...early, method: 'BYE' }),
    say(900, back, '200', { to }),
    say(910, out, 'ACK', { branch: 'k', to }),
    say(3900, back, 'BYE', { from: to, to: 'f', branch: 'x' }),
    say(3910, out, '200', { from: to, to: 'f', branch: 'x', method: 'BYE' }),
  ];
  expect(heard(sent).text).toBe(
    'The call was answered after 900 ms and ended by the called side 3.00 s later.',
  );
});

test('the response to a BYE shows who ended a call whose BYE is missing', () => {
  const theirs = { from: to, to: 'f', branch: 'x' };
  const sent = [
    invite,
    say(900, back, '200', { to, headers: ['Session-Expires: 90'] }),
    say(910, out, 'ACK', { branch: 'k', to }),
    say(90_900, out, '200', { ...theirs, method: 'BYE' }),
  ];
  expect(heard(sent)).toEqual({
    tone: 'good',
    text: 'The call was answered after 900 ms and ended by the called side 1:30 later.',
  });
  const [first, , ack, end] = sent;
  if (!first || !ack || !end) throw new Error('four messages');
  expect(heard([first, ack, end]).text).toBe(
    'The call was answered, and ended by the called side. When it was answered is not in this capture. It only has what the platform sent.',
  );
  expect(endingInCapture(readCapture(pcap(frames(sent))).messages, 'one')?.by).toBe('called side');
  const challenge = say(3000, out, '401', { ...theirs, method: 'BYE' });
  expect(heard([...sent.slice(0, 3), challenge]).text).toMatch(/Its end is not in this capture\.$/);
});
