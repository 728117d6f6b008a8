import * as v from 'valibot';
import { useComposed } from '../../client/cache/query.ts';
import { download } from '../../client/calls/download.ts';
import { path } from '../../client/calls/path.ts';
import { call, callJson, command } from '../../client/calls/transport.ts';
import { callPath, type RecentCall } from './recent-calls.ts';

/** The SIP traffic of a call, a pcap file. Captures are kept for seven days. */
export const callCapture = ({ account_sid, sip_callid }: RecentCall) =>
  download(`${callPath(account_sid, sip_callid)}/invite/pcap`);

/**
 * Evidence of a call never changes: it is fetched once.
 * @param key of the call
 */
export const useEvidence = <Data>(key: readonly string[] | null, load: () => Promise<Data>) =>
  useComposed(key && ['CallEvidence', ...key], load, { revalidateIfStale: false });

/** Spans of the tracing service, in one of its two formats. @param of null: nothing is asked */
export const useCallTrace = (of: RecentCall | null) => {
  const { account_sid = '', trace_id = '' } = of ?? {};
  return useEvidence(of && ['trace', account_sid, trace_id], () =>
    callJson('GET', path`Accounts/${account_sid}/RecentCalls/trace/${trace_id}`),
  );
};

/** The spans that are finished so far, while the call lasts. */
export const growingTrace = (accountSid: string, traceId: string) =>
  callJson('GET', path`Accounts/${accountSid}/RecentCalls/trace/${traceId}`, {
    isBackground: true,
  });

/** The recording of a call. */
export const downloadRecording = ({ recording_url }: RecentCall, signal: AbortSignal) =>
  download(recording_url, { signal });

/** Only what lies below the API base is the platform's to delete. */
export const mayBeDeleted = ({ recording_url }: RecentCall) => !/^https?:/i.test(recording_url);

export const deleteRecording = ({ recording_url }: RecentCall) =>
  command('DELETE', recording_url.replace(/^\/+/, ''));

const logLines = v.array(v.string());

/** The platform's log of a call: texts, mostly JSON. @param of null: nothing is asked */
export const useCallLog = (of: RecentCall | null) => {
  const { account_sid = '', call_sid = '' } = of ?? {};
  return useEvidence(of && ['log', account_sid, call_sid], () =>
    call(logLines, 'GET', `${callPath(account_sid, call_sid)}/logs`),
  );
};
