import { expect, test } from 'vitest';
import { frames, type Sent } from '../../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../../engines/sip-capture/capture.ts';
import { pcap } from '../../../engines/sip-capture/capture-files.fixtures.ts';
import { callsOf, partyOf } from './calls.ts';
import { between, heard, refusedBehind, say } from './dialogs.fixtures.ts';

const callsIn = (sent: readonly Sent[]) =>
  callsOf(readCapture(pcap(frames(sent))).messages).map(({ callId }) => callId);
const out = between('platform', 'carrier');
const back = between('carrier', 'platform');
const other = [
  say(5000, out, 'INVITE', { id: 'other', branch: 'o' }),
  say(5100, back, '486', { id: 'other', branch: 'o', to: 'x' }),
];

test('legs of one call are one call', () => {
  expect(callsIn(refusedBehind)).toEqual(['one']);
});

test('two calls have no sentence in common: one is chosen', () => {
  const both = [...refusedBehind, ...other];
  expect(callsIn(both)).toEqual(['one', 'other']);
  expect(heard(both)).toEqual({
    tone: 'plain',
    text: '2 calls are in this capture. Choose one to see what happened.',
  });
  expect(heard(both, { callId: 'other' }).text).toMatch(/rejected by the carrier with 486/);
  expect(heard(both, { callId: 'one' }).text).toMatch(/with 503 after 80 ms/);
});

test('a call the other way, while the first one rings, is a call of its own', () => {
  const first = say(0, out, 'INVITE');
  const second = say(3000, back, 'INVITE', { id: 'two', branch: 'b' });
  const from = (user: string) => ({ ...second, text: second.text.replace('15085551000', user) });
  expect(callsIn([first, from('4930123')])).toEqual(['one', 'two']);
  // Forwarded back to where it came from.
  expect(callsIn([first, second])).toEqual(['one']);
  expect(callsIn([first, { ...second, after: 200_000 }])).toEqual(['one', 'two']);
});

test('a capture of a trunk, with hundreds of calls at once, is read in a moment', () => {
  const calls = Array.from({ length: 700 }, (_, index) => {
    const { id, from } = { id: `call${index}`, from: `f${index}` };
    const first = { id, from, branch: `a${index}` };
    const inDialog = { id, from, to: 't' };
    const bye = { ...inDialog, method: 'BYE', seq: 2, branch: `c${index}` };
    return [
      say(index, out, 'INVITE', first),
      say(index + 5, back, '100', first),
      say(index + 900, back, '180', { ...first, to: 't' }),
      say(index + 4000, back, '200', { ...first, to: 't' }),
      say(index + 4010, out, 'ACK', { ...inDialog, branch: `b${index}` }),
      say(index + 64_000, out, 'BYE', bye),
      say(index + 64_010, back, '200', bye),
    ];
  });
  const sent = calls.flat().toSorted((a, b) => a.after - b.after);
  expect(callsIn(sent)).toHaveLength(700);
  expect(heard(sent).text).toMatch(/^700 calls are in this capture/);
  expect(heard(sent, { callId: 'call7' }).text).toMatch(/^The call was answered after 4.00 s/);
});

test('what is asked beside a call is no call', () => {
  const asked = say(10, out, 'OPTIONS', { id: 'asked', branch: 'q' });
  expect(callsIn([asked, ...other])).toEqual(['other']);
});

test('several phones that register are told apart', () => {
  const phones = ['a', 'b'].map((id, index) => say(index, out, 'REGISTER', { id, branch: id }));
  expect(callsIn(phones)).toEqual(['a', 'b']);
  expect(heard(phones).text).toMatch(/^2 exchanges are in this capture/);
});

test('a call is called by its numbers', () => {
  const [start] = readCapture(pcap(frames(other))).messages;
  if (!start) throw new Error('fixtures');
  expect([partyOf(start, 'from'), partyOf(start, 'to')]).toEqual(['15085551000', '12125557204']);
  expect(partyOf({ ...start, text: '' }, 'to')).toBe('192.0.2.3');
});
