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
  /** All calls of its account; a leg is found by the call that dialled it. */
  calls: readonly LiveCall[];
  /** As it was seen last; null before, and where the platform has no record of it. */
  call: LiveCall | null;
  /** Spans of its trace so far, as the platform tells them. */
  trace: unknown;
  /** The same call among the recent calls; null where it isn't there yet, undefined before it was looked for. */
  recent: RecentCall | null | undefined;
};

/** Listed, and not ended: what is kept of a call comes after that. */
const goesOn = ({ status, isGone }: LiveCall) => isLive(status) && !isGone;

const isOf = (call: LiveCall, sid: string) =>
  call.sid === sid || call.legs.some((leg) => leg.sid === sid);

/** Spans of short calls come after the call: none so far is no failure. */
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

/** Details of a call come within seconds of its end; after this time they may never. In ms. */
const detailsWithin = 60_000;

/** The call has ended so long ago that nothing may be kept of it. */
export const isWithoutDetails = ({ endedSeen }: LiveCall, now: number) =>
  endedSeen !== null && now - endedSeen > detailsWithin;

/** The call among the recent ones: written a moment after its end. */
async function kept(accountSid: string, callSid: string): Promise<RecentCall | null> {
  const filter = { ...anyCall, text: callSid, period: { days: 1 } };
  const { data } = await listRecentCalls(accountOwner(accountSid), filter, 1, 1);
  return data[0] ?? null;
}

/** What becomes of one call: its record while it lasts, then what is kept of it. */
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

/** One call, followed to its end. */
export function useLiveCall(accountSid: string, callSid: string) {
  const accountSids = useMemo(() => [accountSid], [accountSid]);
  const subject = useMemo(() => subjectOf(callSid), [callSid]);
  return usePolled(accountSids, subject);
}
