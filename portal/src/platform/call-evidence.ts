import useSWR from 'swr';
import { path } from './path.ts';
import { callPath, type RecentCall } from './recent-calls.ts';
import { callJson, download } from './transport.ts';

/** The SIP traffic of a call, a pcap file. Captures are kept for seven days. */
export const callCapture = ({ account_sid, sip_callid }: RecentCall) =>
  download(`${callPath(account_sid, sip_callid)}/invite/pcap`);

/** What is known of a call does not change any more. */
const forGood = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  revalidateOnReconnect: false,
} as const;

/** Spans of the tracing service, in one of its two formats. @param call null: nothing is asked */
export const useCallTrace = (call: RecentCall | null) =>
  useSWR(
    call && (['RecentCalls', 'trace', call.account_sid, call.trace_id] as const),
    ([, , accountSid, traceId]) =>
      callJson('GET', path`Accounts/${accountSid}/RecentCalls/trace/${traceId}`),
    forGood,
  );
