import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';

/** Calls that failed early have no SID: SIP's own id and the time tell them apart. */
export const callKey = ({ sip_callid, attempted_at }: RecentCall) =>
  `${sip_callid} ${attempted_at}`;
