import { expect, it } from 'vitest';
import { complaintsOf, readQuality } from './quality.model.ts';

const report = (received: number, lost: number): [string, Record<string, unknown>][] => [
  [
    'a',
    {
      type: 'inbound-rtp',
      kind: 'audio',
      packetsReceived: received,
      packetsLost: lost,
      jitter: 0.004,
    },
  ],
  ['b', { type: 'candidate-pair', nominated: false, currentRoundTripTime: 9 }],
  ['c', { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.02 }],
];

it('counts the loss since the last look', () => {
  const first = readQuality(report(1000, 100), { received: 0, lost: 0 });
  expect(first.quality.loss).toBeCloseTo(0.0909, 3);
  const second = readQuality(report(1900, 100), first.counts);
  expect(second.quality).toEqual({ roundTrip: 0.02, jitter: 0.004, loss: 0 });
});

it('prefers the round trip that the other side reports', () => {
  const told: [string, Record<string, unknown>] = [
    'd',
    { type: 'remote-inbound-rtp', kind: 'audio', roundTripTime: 0.6 },
  ];
  expect(readQuality([...report(1, 0), told], { received: 0, lost: 0 }).quality.roundTrip).toBe(
    0.6,
  );
});

it('knows nothing before the first packet', () => {
  const { quality } = readQuality([], { received: 0, lost: 0 });
  expect(quality).toEqual({ roundTrip: null, jitter: null, loss: null });
  expect(complaintsOf(quality)).toEqual([]);
});

it('complains in words, and only where it is bad', () => {
  expect(complaintsOf({ roundTrip: 0.399, jitter: 0.05, loss: 0.03 })).toEqual([]);
  expect(complaintsOf({ roundTrip: 0.62, jitter: 0.081, loss: 0.124 })).toEqual([
    '12% of the audio is lost on its way to you.',
    'Audio takes 620 ms for the round trip.',
    'Audio arrives unevenly: 81 ms of jitter.',
  ]);
});
