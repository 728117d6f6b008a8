import { describe, expect, test } from 'vitest';
import { frames, type Sent } from '../../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../../engines/sip-capture/capture.ts';
import { pcap } from '../../../engines/sip-capture/capture-files.fixtures.ts';
import { ladderOf } from '../ladder.model.ts';
import { endingInCapture } from './capture-ending.ts';
import { between, heard, say } from './dialogs.fixtures.ts';

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');
const to = 't';
const begin = 10_000_000;

const call: readonly Sent[] = [
  say(begin, out, 'INVITE'),
  say(begin + 1000, back, '180', { to }),
  say(begin + 4200, back, '200', { to }),
  say(begin + 4210, out, 'ACK', { branch: 'k', to }),
  say(begin + 64_200, back, 'BYE', { branch: 'b', from: to, to: 'f' }),
  say(begin + 64_220, out, '200', { branch: 'b', from: to, to: 'f', method: 'BYE' }),
];
/** The clock is set back before one of the messages. */
const setBack = (before: number, by: number) =>
  call.map((one, index) => (index < before ? one : { ...one, after: one.after - by }));

const why = ' The clock was set back during this capture, so the times across that mean nothing.';

describe('a clock that is set back during the capture', () => {
  test.each([
    [2, 10_000, 'The call was answered and ended by the called side 1:00 later.'],
    [3, 30_000, 'The call was answered after 4.20 s and ended by the called side 59.99 s later.'],
    [4, 7_200_000, 'The call was answered after 4.20 s and ended by the called side.'],
  ])('before message %d, by %d ms: no time across it is told', (before, by, text) => {
    const sent = setBack(before, by);
    expect(heard(sent)).toEqual({ tone: 'good', text: text + why });
    const { messages } = readCapture(pcap(frames(sent)));
    expect(endingInCapture(messages, 'one')).toMatchObject({ isAnswered: true, by: 'called side' });
    const { rungs } = ladderOf(messages, {});
    expect(rungs.map(({ message }) => message.status ?? message.method)).toEqual([
      'INVITE',
      180,
      200,
      'ACK',
      'BYE',
      200,
    ]);
    expect(rungs.map(({ offset }) => offset === null)).toEqual(call.map((_, n) => n >= before));
  });

  test('packets of two files, one behind the other, stand by their times', () => {
    const [ours, theirs] = [out, back].map(([host]) => call.filter(({ hop }) => hop.from === host));
    const sent = [...(theirs ?? []), ...(ours ?? [])];
    expect(heard(sent).text).toBe(
      'The call was answered after 4.20 s and ended by the called side 1:00 later.',
    );
  });
});
