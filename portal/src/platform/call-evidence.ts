import useSWR from 'swr';
import { path } from './path.ts';
import { callPath, type RecentCall } from './recent-calls.ts';
import { callJson, download } from './transport.ts';

/** The SIP traffic of a call, a pcap file. Captures are kept for seven days. */
export const callCapture = ({ account_sid, sip_callid }: RecentCall) =>
  download(`${callPath(account_sid, sip_callid)}/invite/pcap`);

/** What is known of a call does not change any more: it is asked for once. @param key of the call */
export const useEvidence = <Data>(key: readonly string[] | null, load: () => Promise<Data>) =>
  useSWR(key && ['RecentCalls', ...key], load, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });

/** Spans of the tracing service, in one of its two formats. @param call null: nothing is asked */
export const useCallTrace = (call: RecentCall | null) => {
  const { account_sid = '', trace_id = '' } = call ?? {};
  return useEvidence(call && ['trace', account_sid, trace_id], () =>
    callJson('GET', path`Accounts/${account_sid}/RecentCalls/trace/${trace_id}`),
  );
};
