import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';

/** Identifies a call by its SIP Call-ID and time: calls that failed early have no SID. */
export const callKey = ({ sip_callid, attempted_at }: RecentCall) =>
  `${sip_callid} ${attempted_at}`;
