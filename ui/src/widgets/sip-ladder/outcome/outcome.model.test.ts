import { expect, test } from 'vitest';
import {
  frames,
  inward,
  outward,
  type Sent,
  sip,
  talks,
} from '../../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../../engines/sip-capture/capture.ts';
import { pcap } from '../../../engines/sip-capture/capture-files.fixtures.ts';
import { outcomeOf } from './outcome.model.ts';

const names = { '203.0.113.10': 'Carrier', '172.31.4.20': 'Platform' };
const outcome = (sent: readonly Sent[]) =>
  outcomeOf(readCapture(pcap(frames(sent))).messages, names);
const invite = talks.rejected[0];
const trying = talks.rejected[1];
if (!invite || !trying) throw new Error('fixtures');
const answer = (after: number, status: string, cseq = '7 INVITE'): Sent => ({
  after,
  hop: inward,
  text: sip({ first: `SIP/2.0 ${status}`, cseq, toTag: 'to1' }),
});

test('a rejection says who, when, why and what to do', () => {
  expect(outcome(talks.rejected)).toEqual({
    tone: 'bad',
    text: 'The call was rejected by the carrier with 403 after 120 ms: the other side does not accept this caller number, account or source address. Check the caller number and the addresses the other side allows.',
  });
});

test.each([
  [404, /the number is not known there/],
  [486, /the line is busy\.$/],
  [488, /no codec/],
  [503, /out of channels/],
  [603, /declined/],
  // Not listed in the table.
  [455, /does not accept the request/],
  [599, /Ask for its log/],
])('%d has its advice', (status, text) => {
  expect(outcome([invite, answer(50, `${status} X`)]).text).toMatch(text);
});

test('an answered call, and which side ended it', () => {
  expect(outcome(talks.answered)).toEqual({
    tone: 'good',
    text: 'The call was answered after 3.00 s and ended by the caller 1:04 later.',
  });
});

test('no answer at all: how often, and for how long', () => {
  expect(outcome(talks.silent)).toEqual({
    tone: 'bad',
    text: 'No answer at all: the INVITE was sent to the carrier 4 times in 3.50 s. Check the address and port, and that a firewall lets SIP through in both directions.',
  });
  // Without many retransmissions, the response may have gone elsewhere.
  for (const count of [1, 2, 3]) {
    expect(outcome(talks.silent.slice(0, count))).toEqual({
      tone: 'plain',
      text: 'No answer to the INVITE is in this capture. It only has what the platform sent.',
    });
  }
});

test('over TCP repeats tell nothing: they are not made because no answer came', () => {
  const { messages } = readCapture(pcap(frames(talks.silent)));
  const overTcp = messages.map((one) => ({ ...one, transport: 'TCP' as const }));
  expect(outcomeOf(overTcp, names).text).toMatch(/^No answer to the INVITE is in this capture/);
});

test('a caller who gives up', () => {
  expect(outcome(talks.cancelled)).toEqual({
    tone: 'plain',
    text: 'The caller gave up after 12.00 s, before anyone answered.',
  });
});

test('a registration', () => {
  const register = {
    after: 0,
    hop: outward,
    text: sip({
      first: 'REGISTER sip:x SIP/2.0',
      cseq: '1 REGISTER',
      headers: ['Contact: <sip:1@172.31.4.20>'],
    }),
  };
  const accepted = answer(40, '200 OK', '1 REGISTER');
  const listing = accepted.text.replace('CSeq', 'Contact: <sip:1@172.31.4.20>;expires=60\r\nCSeq');
  expect(outcome([register, { ...accepted, text: listing }]).text).toBe(
    'The REGISTER was accepted by the carrier after 40 ms.',
  );
});

test('nothing', () => {
  expect(outcome([]).text).toBe('There is no SIP in this capture.');
});

test('hosts without a name are called by their address', () => {
  const { messages } = readCapture(
    pcap(frames([{ ...invite, text: invite.text }, answer(50, '404 X')])),
  );
  expect(outcomeOf(messages, {}).text).toMatch(
    /^The call was rejected by 203\.0\.113\.10 with 404/,
  );
});
