import type { CallRow } from '../resources/calls/store.ts';
import type { Store } from '../store/store.ts';
import type { EndedCall } from './live-state.ts';

const textOf = (value: unknown) => (value === undefined ? '' : String(value));

/** Why a call ended, as recent calls show it. */
function reasonOf({ record }: EndedCall): string {
  const { call_status, call_termination_by: by } = record;
  if (call_status === 'completed') {
    return by === 'caller' ? 'caller hungup' : 'call hungup by application';
  }
  if (call_status === 'no-answer') return 'request cancelled by caller';
  return textOf(record['sip_reason']).toLowerCase();
}

/** Recent call for a call that has ended. */
export function recentCallOf(ended: EndedCall, store: Store): CallRow | undefined {
  const { record, began, answered, trunk } = ended;
  const account = store.accounts.get(record.account_sid);
  if (!account) return undefined;
  const parent = record['parent_call_sid'];
  const isAnswered = record.call_status === 'completed';
  return {
    call_sid: record.call_sid,
    account_sid: record.account_sid,
    service_provider_sid: account.service_provider_sid,
    application_sid:
      record['application_sid'] === undefined ? null : textOf(record['application_sid']),
    attempted_at: began,
    answered_at: answered ?? 0,
    terminated_at: ended.ended,
    answered: Number(isAnswered),
    duration: isAnswered ? Number(record['duration'] ?? 0) : 0,
    sip_status: Number(record['sip_status'] ?? 0),
    termination_reason: reasonOf(ended),
    sip_callid: `${record.call_sid.slice(0, 8)}@203.0.113.17`,
    sip_parent_callid: parent === undefined ? null : `${textOf(parent).slice(0, 8)}@203.0.113.17`,
    from_party: textOf(record['from']),
    to_party: textOf(record['to']),
    direction: record['direction'] === 'outbound' ? 'outbound' : 'inbound',
    trunk: trunk ?? textOf(record['originating_sip_trunk_name']),
    host: '172.31.4.20',
    remote_host: textOf(record['originating_sip_ip'] ?? '203.0.113.17'),
    trace_id: isAnswered ? textOf(record['trace_id']) : '0'.repeat(32),
    recording: null,
    script_seed: Number.parseInt(record.call_sid.slice(0, 6), 16) || 1,
  };
}
