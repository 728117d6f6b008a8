import { type CallWorld, explainInbound, explainOutbound, type Missing } from './explain.ts';

/** The properties of a past call that its routing depends on. */
export type PastCall = {
  direction: string;
  from: string;
  to: string;
  accountSid: string;
  /** Source of an inbound call; '' if unknown. */
  source: string;
};

/** The way of a call in comparable form, or the records to load before it can be decided. */
type Way = {
  /** 'Skyline SIP', 'Reception'; null: the call is rejected. */
  by: string | null;
  /** Equal for equal ways. */
  key: string;
  isUnknown?: false;
};
type Unknown = { isUnknown: true; missing: Missing };

/** `before`, `after`: a carrier or an application; null: the call is rejected. */
type ReachedCall = { call: PastCall; before: string | null; after: string | null };

/** Calls that would take another way, by their new outcome. */
export type Reach = {
  calls: number;
  /** Calls that would leave by another carrier. */
  carrier: readonly ReachedCall[];
  /** Calls that would be rejected, but were not before. */
  rejected: readonly ReachedCall[];
  /** Calls that would reach another application. */
  application: readonly ReachedCall[];
  /** Calls that would no longer be rejected. */
  accepted: readonly ReachedCall[];
  /** Number of calls whose way is unknown. */
  unknown: number;
  /** Reads that would decide them. */
  missing: Missing;
};

const nothing: Missing = { tables: [], gateways: [] };

function wayOf(call: PastCall, world: CallWorld): Way | Unknown {
  return call.direction === 'outbound' ? outboundWay(call, world) : inboundWay(call, world);
}

function outboundWay({ to, accountSid }: PastCall, world: CallWorld): Way | Unknown {
  const outcomes = explainOutbound(to, accountSid, world);
  if (outcomes.some(({ isUnknown }) => isUnknown)) {
    return { isUnknown: true, missing: allMissing(outcomes.map(({ missing }) => missing)) };
  }
  // Tables that send a call the same way count as one.
  const ways = new Map(outcomes.map(({ taken }) => [JSON.stringify([...taken].sort()), taken]));
  const all = [...ways.values()];
  const nameOf = (sid: string) => world.names.carriers.get(sid) ?? sid;
  return {
    by: all.every((taken) => taken.length === 0)
      ? null
      : all.map((taken) => oneOf(taken.map(nameOf))).join(' / '),
    key: [...ways.keys()].sort().join(),
  };
}

/** Longer lists of names say less than their count. */
const fewNames = 3;

/** Carriers that the engine may pick from, in words. */
function oneOf(names: readonly string[]): string {
  if (names.length === 0) return 'rejected';
  return names.length > fewNames ? `any of ${names.length} carriers` : names.join(' or ');
}

function inboundWay({ to, source, accountSid }: PastCall, world: CallWorld): Way | Unknown {
  if (source === '') return { isUnknown: true, missing: nothing };
  const told = explainInbound({ source, number: to, accountSid }, world);
  const { reached, isUnknown, missing } = told;
  if (isUnknown) return { isUnknown, missing };
  return typeof reached === 'number'
    ? { by: null, key: 'rejected' }
    : { by: world.names.applications.get(reached) ?? reached, key: reached };
}

/** Merges lists of missing records, without duplicates. */
export const allMissing = (all: readonly Missing[]): Missing => ({
  tables: [...new Set(all.flatMap(({ tables }) => tables))],
  gateways: [...new Set(all.flatMap(({ gateways }) => gateways))],
});

/** Finds past calls that would take another way. Computes both ways, whatever the call really did. */
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
  const missing: Missing[] = [];
  for (const call of calls) {
    const [was, is] = [wayOf(call, before), wayOf(call, after)];
    if (was.isUnknown || is.isUnknown) {
      unknown += 1;
      for (const one of [was, is]) if (one.isUnknown) missing.push(one.missing);
      continue;
    }
    if (was.key === is.key) continue;
    const reached = { call, before: was.by, after: is.by };
    if (is.by === null) found.rejected.push(reached);
    else if (was.by === null) found.accepted.push(reached);
    else found[call.direction === 'outbound' ? 'carrier' : 'application'].push(reached);
  }
  return { calls: calls.length, ...found, unknown, missing: allMissing(missing) };
}
