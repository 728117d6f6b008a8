import { inPercent } from '../../calls/in-percent.ts';

/** Current audio quality. Times in s, loss from 0 to 1; null if unknown. */
export type Quality = { roundTrip: number | null; jitter: number | null; loss: number | null };

type Entry = Record<string, unknown>;
type Counts = { received: number; lost: number };

const numberIn = (entry: Entry | undefined, name: string): number | null => {
  const value = entry?.[name];
  return typeof value === 'number' ? value : null;
};

/** @param before counts of the previous reading; the loss is measured since then */
export function readQuality(
  report: Iterable<[string, Entry]>,
  before: Counts,
): { quality: Quality; counts: Counts } {
  const entries = [...report].map(([, entry]) => entry);
  const of = (type: string) =>
    entries.find((one) => one['type'] === type && one['kind'] !== 'video');
  const inbound = of('inbound-rtp');
  const pair = entries.find((one) => one['type'] === 'candidate-pair' && one['nominated'] === true);
  const counts = {
    received: numberIn(inbound, 'packetsReceived') ?? 0,
    lost: numberIn(inbound, 'packetsLost') ?? 0,
  };
  const lost = Math.max(0, counts.lost - before.lost);
  const all = lost + counts.received - before.received;
  return {
    counts,
    quality: {
      roundTrip:
        numberIn(of('remote-inbound-rtp'), 'roundTripTime') ??
        numberIn(pair, 'currentRoundTripTime'),
      jitter: numberIn(inbound, 'jitter'),
      loss: all > 0 ? lost / all : null,
    },
  };
}

/** Bounds above which people notice (ITU-T G.114, G.113). */
const bounds = { roundTrip: 0.4, jitter: 0.05, loss: 0.03 };

/** One sentence per problem; none if the quality is good. */
export function complaintsOf({ roundTrip, jitter, loss }: Quality): string[] {
  return [
    ...((loss ?? 0) > bounds.loss
      ? [`${inPercent(loss ?? 0)} of the audio is lost on its way to you.`]
      : []),
    ...((roundTrip ?? 0) > bounds.roundTrip
      ? [`Audio takes ${Math.round((roundTrip ?? 0) * 1000)} ms for the round trip.`]
      : []),
    ...((jitter ?? 0) > bounds.jitter
      ? [`Audio arrives unevenly: ${Math.round((jitter ?? 0) * 1000)} ms of jitter.`]
      : []),
  ];
}
