import type { CallLeg } from '@trunkline/ui/engines/live-calls';
import type { LiveCallRecord } from '../../../platform/resources/live/live-calls.ts';

const endedBy = (said: string | undefined): CallLeg['endedBy'] =>
  said === undefined ? null : said === 'caller' ? 'caller' : 'platform';

/** Converts a record of the platform for the library. */
export const legOf = (record: LiveCallRecord): CallLeg => ({
  sid: record.call_sid,
  parentSid: record.parent_call_sid ?? null,
  accountSid: record.account_sid,
  applicationSid: record.application_sid ?? null,
  direction: record.direction,
  from: record.from,
  to: record.to,
  status: record.call_status,
  sipStatus: record.sip_status ?? null,
  sipReason: record.sip_reason,
  duration: record.duration ?? null,
  endedBy: endedBy(record.call_termination_by),
  carrierName: record.originating_sip_trunk_name ?? null,
  traceId: record.trace_id ?? null,
});
