import type { RecentCall } from '../../../src/platform/resources/calls/recent-calls.ts';
import { anyCall, callsAt } from '../../../src/platform/resources/calls/recent-calls.ts';
import type { Owner } from '../../../src/platform/values/owner.ts';
import { eventsAtOnce } from '../../../src/platform/values/time/event-parts.ts';
import type { Range } from '../core/condition.ts';
import { rangeOf } from '../core/range.ts';
import type { Reader } from './reader.ts';

const hour = 3_600_000;
const partLength = 6 * hour;
const partsOfWeek = 28;

export const outbound = { ...anyCall, direction: 'outbound' };

/**
 * Last week’s ranges of all carriers, from the newest 500 calls of each quarter of a day: 28
 * requests for any number of carriers. Excludes the last day, which is compared with them.
 */
export async function weekOf(owner: Owner, now: number, { read }: Reader) {
  const parts: RecentCall[][] = [];
  const until = now - 24 * hour;
  for (let part = 0; part < partsOfWeek; part += 1) {
    const end = until - part * partLength;
    const period = {
      start: new Date(end - partLength).toISOString(),
      // Both ends are inclusive.
      end: new Date(end - 1).toISOString(),
    };
    const { data } = await read(callsAt(owner, { ...outbound, period }, 1, eventsAtOnce));
    parts.push(data);
  }
  const names = new Set(parts.flat().map(({ trunk }) => trunk));
  names.delete('');
  const ranges: Record<string, Range> = {};
  for (const name of names) {
    const range = rangeOf(parts.map((part) => part.filter(({ trunk }) => trunk === name)));
    if (range.rate || range.delay) ranges[name] = range;
  }
  return ranges;
}
