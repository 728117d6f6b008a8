import { compareNames } from '@trunkline/ui/tokens/format';
import { listConferences, listQueues } from '../../../platform/resources/live/queues.ts';
import { type Subject, unlessSame, usePolled } from '../../../shared/polling/index.ts';

/** A known queue; the platform leaves out empty ones. */
type SeenQueue = { accountSid: string; name: string; waiting: number };
type Conference = { accountSid: string; name: string };
type Found = { queues: readonly SeenQueue[]; conferences: readonly Conference[] };

/** By name, then by account: rows of one name must not change places with every answer. */
const inOrder = (a: Conference, b: Conference) =>
  compareNames(a.name, b.name) || a.accountSid.localeCompare(b.accountSid);

/** Merges a response into the known queues. A queue missing from it is empty. */
export function mergeQueues(
  before: readonly SeenQueue[],
  accountSid: string,
  answer: readonly { name: string; length: number }[],
): SeenQueue[] {
  // Names lose everything before their last colon, so two may look the same.
  const waiting = new Map<string, number>();
  for (const { name, length } of answer) waiting.set(name, (waiting.get(name) ?? 0) + length);
  const kept = before.map((queue) =>
    queue.accountSid === accountSid ? { ...queue, waiting: waiting.get(queue.name) ?? 0 } : queue,
  );
  const isKnown = (name: string) =>
    kept.some((queue) => queue.accountSid === accountSid && queue.name === name);
  const added = [...waiting].flatMap(([name, count]) =>
    isKnown(name) ? [] : [{ accountSid, name, waiting: count }],
  );
  return [...kept, ...added].sort(inOrder);
}

/** Replaces the conferences of one account; ended ones disappear. */
export const mergeConferences = (
  before: readonly Conference[],
  accountSid: string,
  names: readonly string[],
): Conference[] =>
  [
    ...before.filter((one) => one.accountSid !== accountSid),
    ...names.map((name) => ({ accountSid, name })),
  ].sort(inOrder);

const queues: Subject<Found> = {
  initial: { queues: [], conferences: [] },
  kept: new WeakMap(),
  questions: [
    async (accountSid) => {
      const answer = await listQueues(accountSid);
      return (before) =>
        unlessSame(before, { ...before, queues: mergeQueues(before.queues, accountSid, answer) });
    },
    async (accountSid) => {
      const names = await listConferences(accountSid);
      return (before) =>
        unlessSame(before, {
          ...before,
          conferences: mergeConferences(before.conferences, accountSid, names),
        });
    },
  ],
};

/** Queues and conferences of these accounts. @param callTimes shared by the tabs */
export const useQueues = (accountSids: readonly string[], callTimes: number[]) =>
  usePolled(accountSids, queues, callTimes);
