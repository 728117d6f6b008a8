import { isLive } from '@trunkline/ui/engines/live-calls';
import { askCalls, type Calls } from '../../../shared/calls/live/ask-calls.ts';
import { type Subject, usePolled } from '../../../shared/polling/index.ts';

const liveCalls: Subject<Calls> = {
  initial: [],
  kept: new WeakMap(),
  questions: [askCalls],
  isBusy: (calls, sid) =>
    calls.some(({ accountSid, status }) => accountSid === sid && isLive(status)),
};

/** Live calls of these accounts. @param callTimes shared by the tabs */
export const useLiveCalls = (accountSids: readonly string[], callTimes: number[]) =>
  usePolled(accountSids, liveCalls, callTimes);
