import * as v from 'valibot';
import { useComposed } from '../../client/cache/query.ts';
import { download } from '../../client/calls/download.ts';
import { path } from '../../client/calls/path.ts';
import { call, callJson, command } from '../../client/calls/transport.ts';
import { callPath, type RecentCall } from './recent-calls.ts';

/** Downloads the SIP traffic of a call, a pcap file. Captures are kept for seven days. */
export const callCapture = ({ account_sid, sip_callid }: RecentCall) =>
  download(`${callPath(account_sid, sip_callid)}/invite/pcap`);

/**
 * Loads evidence of a call once: it never changes.
 * @param key of the call
 */
export const useEvidence = <Data>(key: readonly string[] | null, load: () => Promise<Data>) =>
  useComposed(key && ['CallEvidence', ...key], load, { revalidateIfStale: false });

/** Spans of the tracing service, in either of its two formats. @param of null: no request */
export const useCallTrace = (of: RecentCall | null) => {
  const { account_sid = '', trace_id = '' } = of ?? {};
  return useEvidence(of && ['trace', account_sid, trace_id], () =>
    callJson('GET', path`Accounts/${account_sid}/RecentCalls/trace/${trace_id}`),
  );
};

/** The spans finished so far, during the call. */
export const growingTrace = (accountSid: string, traceId: string) =>
  callJson('GET', path`Accounts/${accountSid}/RecentCalls/trace/${traceId}`, {
    isBackground: true,
  });

/** Downloads the recording of a call. */
export const downloadRecording = ({ recording_url }: RecentCall, signal: AbortSignal) =>
  download(recording_url, { signal });

/** The platform can delete only recordings below the API base. */
export const mayBeDeleted = ({ recording_url }: RecentCall) => !/^https?:/i.test(recording_url);

export const deleteRecording = ({ recording_url }: RecentCall) =>
  command('DELETE', recording_url.replace(/^\/+/, ''));

const logLines = v.array(v.string());

/** The platform's log of a call: texts, mostly JSON. @param of null: no request */
export const useCallLog = (of: RecentCall | null) => {
  const { account_sid = '', call_sid = '' } = of ?? {};
  return useEvidence(of && ['log', account_sid, call_sid], () =>
    call(logLines, 'GET', `${callPath(account_sid, call_sid)}/logs`),
  );
};
