import { type CallWorld, explainInbound, explainOutbound } from './explain.ts';

/** A past call, as far as its way depends on the configuration. */
export type PastCall = {
  direction: string;
  from: string;
  to: string;
  accountSid: string;
  /** Where an inbound call came from; '' where it isn't known. */
  source: string;
};

/** The way of a call, in comparable words. */
type Way = {
  /** 'Skyline SIP', 'Reception'; null: the call is rejected. */
  by: string | null;
  /** Two ways are the same where this is. */
  key: string;
};

export type ReachedCall = { call: PastCall; before: string; after: string };

/** Calls that would go another way, by what becomes of them. */
export type Reach = {
  calls: number;
  /** Leave by another carrier. */
  carrier: readonly ReachedCall[];
  /** Are rejected, and were not. */
  rejected: readonly ReachedCall[];
  /** Reach another application. */
  application: readonly ReachedCall[];
  /** Are no longer rejected. */
  accepted: readonly ReachedCall[];
  /** The way of so many calls can't be told. */
  unknown: number;
};

/** null: not all that decides about the call is known. */
export function wayOf(call: PastCall, world: CallWorld): Way | null {
  return call.direction === 'outbound' ? outboundWay(call, world) : inboundWay(call, world);
}

function outboundWay({ to, accountSid }: PastCall, world: CallWorld): Way | null {
  const outcomes = explainOutbound(to, accountSid, world);
  if (outcomes.some(({ isUnknown }) => isUnknown)) return null;
  const nameOf = (sid: string) => world.names.carriers.get(sid) ?? sid;
  const ways = [...new Set(outcomes.map(({ taken }) => JSON.stringify([...taken].sort())))].sort();
  const sids = [...new Set(outcomes.flatMap(({ taken }) => taken))];
  return {
    by: sids.length === 0 ? null : sids.map(nameOf).join(' or '),
    key: ways.join(),
  };
}

function inboundWay({ to, source, accountSid }: PastCall, world: CallWorld): Way | null {
  if (source === '') return null;
  const { reached, isUnknown } = explainInbound({ source, number: to, accountSid }, world);
  if (isUnknown) return null;
  return typeof reached === 'number'
    ? { by: null, key: 'rejected' }
    : { by: world.names.applications.get(reached) ?? reached, key: reached };
}

/** Which past calls would go another way. Both ways are worked out, whatever the call really did. */
export function callsReached(
  calls: readonly PastCall[],
  before: CallWorld,
  after: CallWorld,
): Reach {
  const found: Record<'carrier' | 'rejected' | 'application' | 'accepted', ReachedCall[]> = {
    carrier: [],
    rejected: [],
    application: [],
    accepted: [],
  };
  let unknown = 0;
  for (const call of calls) {
    const [was, is] = [wayOf(call, before), wayOf(call, after)];
    if (!(was && is)) {
      unknown += 1;
      continue;
    }
    if (was.key === is.key) continue;
    const reached = { call, before: was.by ?? 'rejected', after: is.by ?? 'rejected' };
    if (is.by === null) found.rejected.push(reached);
    else if (was.by === null) found.accepted.push(reached);
    else found[call.direction === 'outbound' ? 'carrier' : 'application'].push(reached);
  }
  return { calls: calls.length, ...found, unknown };
}
