import { expect, test } from 'vitest';
import { frames, talks } from '../../engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../engines/sip-capture/capture.ts';
import { pcap } from '../../engines/sip-capture/capture-files.fixtures.ts';
import { ladderOf } from './ladder.model.ts';

const names = { '203.0.113.10': 'Carrier', '172.31.4.20': 'Platform' };
const invite = talks.rejected[0];
if (!invite) throw new Error('fixtures');

test('the ladder has a column for each host, and for each port of one that talks to itself', () => {
  const { messages } = readCapture(pcap(frames(talks.rejected)));
  const { participants, rungs } = ladderOf(messages, names);
  expect(participants.map(({ id, label }) => [id, label])).toEqual([
    ['172.31.4.20', 'Platform'],
    ['203.0.113.10', 'Carrier'],
  ]);
  expect(rungs.map(({ from, to, offset }) => [from, to, offset])).toEqual([
    [0, 1, 0],
    [1, 0, 20],
    [1, 0, 120],
    [0, 1, 130],
  ]);
  const local = { from: { ip: '127.0.0.1', port: 5060 }, to: { ip: '127.0.0.1', port: 5080 } };
  const own = readCapture(pcap(frames([{ ...invite, hop: local }]))).messages;
  expect(ladderOf(own, {}).participants.map(({ id }) => id)).toEqual([
    '127.0.0.1:5060',
    '127.0.0.1:5080',
  ]);
});
