import { isLive, type LiveCall } from '@trunkline/ui/engines/live-calls';
import { useMemo } from 'react';
import { isNotFound } from '../../../platform/client/calls/errors.ts';
import { growingTrace } from '../../../platform/resources/calls/call-evidence.ts';
import {
  anyCall,
  listRecentCalls,
  type RecentCall,
} from '../../../platform/resources/calls/recent-calls.ts';
import { accountOwner } from '../../../platform/values/owner.ts';
import { type Subject, unlessSame, usePolled } from '../../polling/index.ts';
import { askCalls } from './ask-calls.ts';

type Known = {
  /** All calls of the account; a leg is found through the call that dialled it. */
  calls: readonly LiveCall[];
  /** Last known state of the call; null before the first, and if the platform has no record of it. */
  call: LiveCall | null;
  /** Spans of its trace so far, as the platform returns them. */
  trace: unknown;
  /** Record of the call among the recent calls; null if it isn't there yet, undefined before the first look. */
  recent: RecentCall | null | undefined;
};

/** Whether the call is listed and in progress. Its permanent record follows its end. */
const goesOn = ({ status, isGone }: LiveCall) => isLive(status) && !isGone;

const isOf = (call: LiveCall, sid: string) =>
  call.sid === sid || call.legs.some((leg) => leg.sid === sid);

/** Spans of short calls arrive after the call: no spans yet is not a failure. */
async function traceSoFar(accountSid: string, traceId: string): Promise<unknown> {
  try {
    return await growingTrace(accountSid, traceId);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** An outbound call has no steps before its answer. */
const hasTrace = ({ direction, status }: LiveCall) =>
  direction === 'inbound' || status === 'in-progress';

/** Details of a call arrive within seconds of its end; after this time they may never. In ms. */
const detailsWithin = 60_000;

/** Whether the call ended so long ago that there may be no details of it. */
export const isWithoutDetails = ({ endedSeen }: LiveCall, now: number) =>
  endedSeen !== null && now - endedSeen > detailsWithin;

/** Finds the record of a call, which is written a moment after its end. */
async function kept(accountSid: string, callSid: string): Promise<RecentCall | null> {
  const filter = { ...anyCall, text: callSid, period: { days: 1 } };
  const { data } = await listRecentCalls(accountOwner(accountSid), filter, 1, 1);
  return data[0] ?? null;
}

/** Polls one call: its live record, then its permanent one. */
export const subjectOf = (sid: string): Subject<Known> => ({
  initial: { calls: [], call: null, trace: null, recent: undefined },
  questions: [
    async (accountSid, { call, recent }) => {
      if (recent || (call && !isLive(call.status))) return (before) => before;
      const change = await askCalls(accountSid);
      return (before) => {
        const calls = change(before.calls);
        if (calls === before.calls) return before;
        return { ...before, calls, call: calls.find((one) => isOf(one, sid)) ?? before.call };
      };
    },
    async (accountSid, { call, recent }) => {
      if (recent) return (before) => before;
      if (call && goesOn(call)) {
        if (!call.traceId || !hasTrace(call)) return (before) => before;
        const trace = await traceSoFar(accountSid, call.traceId);
        return (before) => (trace === null ? before : unlessSame(before, { ...before, trace }));
      }
      const found = await kept(accountSid, call?.sid ?? sid);
      return (before) => (found === before.recent ? before : { ...before, recent: found });
    },
  ],
  isBusy: ({ call, recent }) => call !== null && !recent && !isWithoutDetails(call, Date.now()),
});

/** Follows one call to its end. */
export function useLiveCall(accountSid: string, callSid: string) {
  const accountSids = useMemo(() => [accountSid], [accountSid]);
  const subject = useMemo(() => subjectOf(callSid), [callSid]);
  return usePolled(accountSids, subject);
}
