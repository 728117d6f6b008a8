import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frames } from '../../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../../engines/sip-capture/capture.ts';
import { pcap } from '../../../engines/sip-capture/capture-files.fixtures.ts';
import { endingInCapture } from './capture-ending.ts';
import { between, say } from './dialogs.fixtures.ts';

test('the sender of the BYE is a side of the call', () => {
  const file = readFileSync(new URL('cases/session-timer-bye.pcap', import.meta.url));
  const { messages } = readCapture(new Uint8Array(file));
  const invite = messages.find(({ method, status }) => method === 'INVITE' && status === null);
  const bye = messages.find(({ method, status }) => method === 'BYE' && status === null);
  const callId = invite?.callId ?? '';
  expect(endingInCapture(messages, callId)).toEqual({
    isAnswered: true,
    by: bye?.fromTag === invite?.fromTag ? 'caller' : 'called side',
    cause: 'session timer',
    status: 200,
  });
  const withoutBye = messages.filter(({ method }) => method !== 'BYE');
  expect(endingInCapture(withoutBye, callId)).toMatchObject({ isAnswered: true, by: null });
  expect(endingInCapture(messages, 'another call')).toBeNull();
});

test('a call without an answer ends with its final status, by a CANCEL or by the other side', () => {
  const [out, back] = [between('platform', 'carrier'), between('carrier', 'platform')];
  const invite = say(0, out, 'INVITE');
  const endingOf = (...sent: Parameters<typeof frames>[0]) =>
    endingInCapture(readCapture(pcap(frames(sent))).messages, 'one');
  expect(endingOf(invite)).toBeNull();
  expect(endingOf(invite, say(50, back, '486', { to: 't' }))).toEqual({
    isAnswered: false,
    by: null,
    status: 486,
  });
  const cancel = say(40, out, 'CANCEL');
  expect(endingOf(invite, cancel, say(50, back, '487', { to: 't' }))).toEqual({
    isAnswered: false,
    by: 'caller',
    status: 487,
  });
});

test('a call taken elsewhere was given up by nobody', () => {
  const [out, back] = [between('carrier', 'platform'), between('platform', 'carrier')];
  const reason = { headers: ['Reason: SIP ;cause=200 ;text="Call completed elsewhere"'] };
  const sent = [
    say(0, out, 'INVITE'),
    say(40, out, 'CANCEL', reason),
    say(50, back, '487', { to: 't' }),
  ];
  expect(endingInCapture(readCapture(pcap(frames(sent))).messages, 'one')).toMatchObject({
    by: 'caller',
    cause: 'answered elsewhere',
  });
});

test('a CANCEL that crossed the final answer ended nothing', () => {
  const [out, back] = [between('carrier', 'platform'), between('platform', 'carrier')];
  const busy = say(5000, back, '486', { to: 't' });
  const byOf = (after: number) =>
    endingInCapture(
      readCapture(pcap(frames([say(0, out, 'INVITE'), busy, say(after, out, 'CANCEL')]))).messages,
      'one',
    )?.by;
  expect(byOf(5010)).toBeNull();
  expect(byOf(4990)).toBe('caller');
});

test('a 487 answers a CANCEL, also where the clocks of the sides differ', () => {
  const [out, back] = [between('carrier', 'platform'), between('platform', 'carrier')];
  // The clock of the answering side is 10 s behind.
  const sent = [
    say(-9900, back, '100', { to: '' }),
    say(-4950, back, '487', { to: 't' }),
    say(0, out, 'INVITE'),
    say(5000, out, 'CANCEL'),
    say(5100, out, 'ACK', { to: 't' }),
  ];
  expect(endingInCapture(readCapture(pcap(frames(sent))).messages, 'one')?.by).toBe('caller');
});
