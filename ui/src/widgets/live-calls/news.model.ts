import type { LiveCall } from '../../engines/live-calls/index.ts';

/** Times up to which new and ended calls were announced, in ms since 1970. */
export type Heard = { added: number; ended: number };

/** A call that ended before it was announced is not announced at all. */
const isBrief = (call: LiveCall, { added }: Heard) =>
  call.firstSeen > added && call.endedSeen !== null;

/**
 * Calls that are new or ended since the last announcement. Legs belong to their calls.
 * @param heard null: the present calls are not new
 */
export function newsOf(calls: readonly LiveCall[], heard: Heard | null) {
  const next: Heard = heard ? { ...heard } : { added: 0, ended: 0 };
  const added: LiveCall[] = [];
  const ended: LiveCall[] = [];
  for (const call of calls) {
    next.added = Math.max(next.added, call.firstSeen);
    next.ended = Math.max(next.ended, call.endedSeen ?? 0);
    if (heard === null || isBrief(call, heard)) continue;
    if (call.firstSeen > heard.added) added.push(call);
    if ((call.endedSeen ?? 0) > heard.ended) ended.push(call);
  }
  return { added, ended, heard: next };
}
