import { useComposed } from '../../client/cache/query.ts';
import { eventParts, eventsAtOnce } from '../../values/event-parts.ts';
import { type Owner, ownerPath } from '../../values/owner.ts';
import { listRecentCalls, type RecentCall, type RecentCallFilter } from './recent-calls.ts';

/** More calls than these are not looked through. */
export const callsLookedThrough = 10 * eventsAtOnce;

type CallsOfStatus = {
  calls: readonly RecentCall[];
  /** Whether there were more calls than are looked through. */
  isCut: boolean;
};

const successful = 200;

async function callsOfStatus(
  owner: Owner,
  filter: RecentCallFilter,
  sipStatus: number,
): Promise<CallsOfStatus> {
  const calls: RecentCall[] = [];
  const narrowed = { ...filter, answered: String(sipStatus === successful) };
  const parts = eventParts((page, count) => listRecentCalls(owner, narrowed, page, count));
  for await (const { rows, seen, total } of parts) {
    calls.push(...rows.filter((call) => call.sip_status === sipStatus));
    if (seen >= callsLookedThrough) return { calls, isCut: seen < total };
  }
  return { calls, isCut: false };
}

/**
 * Calls that ended with a SIP status, newest first: the platform can't be asked for it, so those that
 * pass the other filters are looked through.
 * @param owner null: nothing is asked
 * @param sipStatus null: nothing is asked
 */
export const useCallsOfStatus = (
  owner: Owner | null,
  filter: RecentCallFilter,
  sipStatus: number | null,
) =>
  useComposed<CallsOfStatus>(
    owner && sipStatus !== null
      ? ['RecentCalls', ownerPath(owner), JSON.stringify(filter), sipStatus]
      : null,
    owner && sipStatus !== null ? () => callsOfStatus(owner, filter, sipStatus) : undefined,
  );
