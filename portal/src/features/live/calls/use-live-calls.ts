import { dropEnded, isLive, type LiveCall, mergeCalls } from '@trunkline/ui/engines/live-calls';
import { listLiveCalls } from '../../../platform/resources/live/live-calls.ts';
import { type Subject, usePolled } from '../../../shared/polling/index.ts';
import { legOf } from '../one-call/leg.ts';

type Calls = readonly LiveCall[];

const isSame = (before: Calls, after: Calls) =>
  before.length === after.length && before.every((call, index) => call === after[index]);

/** One poll of an account, as what it makes of the calls that are known. */
export async function askCalls(accountSid: string): Promise<(before: Calls) => Calls> {
  const legs = (await listLiveCalls(accountSid)).map(legOf);
  const now = Date.now();
  return (before) => {
    const after = dropEnded(mergeCalls(before, accountSid, legs, now), now);
    return isSame(before, after) ? before : after;
  };
}

const liveCalls: Subject<Calls> = {
  initial: [],
  kept: new WeakMap(),
  questions: [askCalls],
  isBusy: (calls, sid) =>
    calls.some(({ accountSid, status }) => accountSid === sid && isLive(status)),
};

/** The calls of these accounts. @param callTimes shared by the tabs */
export const useLiveCalls = (accountSids: readonly string[], callTimes: number[]) =>
  usePolled(accountSids, liveCalls, callTimes);
