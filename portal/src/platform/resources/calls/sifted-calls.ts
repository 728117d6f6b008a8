import { useComposed } from '../../client/cache/query.ts';
import { type Owner, ownerPath } from '../../values/owner.ts';
import { eventsAtOnce, stillParts } from '../../values/time/event-parts.ts';
import { listRecentCalls, type RecentCall, type RecentCallFilter } from './recent-calls.ts';

/** Most calls that are searched. */
export const callsLookedThrough = 10 * eventsAtOnce;

/** Filters that the platform lacks: a SIP status, or calls with a recording. */
export type Sift = number | 'recorded';

/** All calls that pass the other filters. */
type Every = 'every';

export const passesSift = (
  { sip_status, recording_url }: Pick<RecentCall, 'sip_status' | 'recording_url'>,
  sift: Sift | Every,
) => sift === 'every' || (sift === 'recorded' ? recording_url !== '' : sip_status === sift);

type SiftedCalls = {
  calls: readonly RecentCall[];
  /** Whether there are more calls than were searched. */
  isCut: boolean;
};

const successful = 200;
const timeOf = (call: RecentCall) => call.attempted_at;

/** Whether some calls don't say if they were answered: either value of the platform's filter leaves them out. */
async function haveUnknown(owner: Owner, filter: RecentCallFilter): Promise<boolean> {
  const [all = 0, ...known] = await Promise.all(
    ['', 'true', 'false'].map(
      async (answered) => (await listRecentCalls(owner, { ...filter, answered }, 1, 1)).total,
    ),
  );
  return all > known.reduce((sum, total) => sum + total, 0);
}

export async function siftedCalls(
  owner: Owner,
  filter: RecentCallFilter,
  sift: Sift | Every,
): Promise<SiftedCalls> {
  const calls: RecentCall[] = [];
  const narrowed =
    sift === 'every' || (await haveUnknown(owner, filter))
      ? filter
      : { ...filter, answered: String(sift === 'recorded' || sift === successful) };
  const parts = stillParts(filter.period, timeOf, (period, page, count) =>
    listRecentCalls(owner, { ...narrowed, period }, page, count),
  );
  for await (const { rows, seen, total } of parts) {
    calls.push(...rows.filter((call) => passesSift(call, sift)));
    if (seen >= callsLookedThrough) return { calls, isCut: seen < total };
  }
  return { calls, isCut: false };
}

/**
 * Calls that the platform can't filter for, newest first. Searches the calls that pass the other
 * filters.
 * @param owner null: no request
 * @param sift null: no request
 */
export const useSiftedCalls = (
  owner: Owner | null,
  filter: RecentCallFilter,
  sift: Sift | Every | null,
) =>
  useComposed<SiftedCalls>(
    owner && sift !== null ? ['RecentCalls', ownerPath(owner), JSON.stringify(filter), sift] : null,
    owner && sift !== null ? () => siftedCalls(owner, filter, sift) : undefined,
  );
