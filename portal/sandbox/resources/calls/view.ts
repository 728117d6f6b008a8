import { seriesTime } from '../../http/time-series.ts';
import type { CallRow } from './store.ts';

/** Folder of a call's recording: the day of the call (UTC). */
export function recordingDay(call: CallRow): { year: string; month: string; day: string } {
  const [year = '', month = '', day = ''] = new Date(call.attempted_at)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return { year, month, day };
}

/** Path relative to the API base. Remains after the recording was deleted. */
function recordingUrl(call: CallRow): string | null {
  if (call.recording === null) return null;
  const { year, month, day } = recordingDay(call);
  const folder = `/Accounts/${call.account_sid}/RecentCalls/${call.call_sid}/record`;
  return `${folder}/${year}/${month}/${day}/${call.recording}`;
}

/** Time first, then alphabetically; missing values are null. */
export const callView = (call: CallRow) => ({
  attempted_at: seriesTime(call.attempted_at),
  account_sid: call.account_sid,
  answered: call.answered !== 0,
  // The epoch when unanswered (`recent-calls#list-unanswered-row`).
  answered_at: new Date(call.answered_at).toISOString(),
  application_sid: call.application_sid,
  call_sid: call.call_sid,
  direction: call.direction,
  duration: call.duration,
  from: call.from_party,
  host: call.host,
  recording_url: recordingUrl(call),
  remote_host: call.remote_host,
  service_provider_sid: call.service_provider_sid,
  sip_callid: call.sip_callid,
  sip_parent_callid: call.sip_parent_callid,
  sip_status: call.sip_status,
  terminated_at: new Date(call.terminated_at).toISOString(),
  termination_reason: call.termination_reason,
  to: call.to_party,
  trace_id: call.trace_id,
  trunk: call.trunk,
});
