import { listRecentCalls, type RecentCall } from '../../platform/resources/calls/recent-calls.ts';
import { passesSift } from '../../platform/resources/calls/sifted-calls.ts';
import type { Owner } from '../../platform/values/owner.ts';
import { stillParts } from '../../platform/values/time/event-parts.ts';
import ExportDialog from '../../screen/list/export/export-dialog.tsx';
import type { CallQuery } from './use-call-page.ts';

type ExportCallsProps = {
  owner: Owner;
  query: CallQuery;
  onClose: () => void;
};

const usual = [
  'attempted_at',
  'direction',
  'from',
  'to',
  'answered',
  'duration',
  'sip_status',
  'termination_reason',
  'trunk',
  'call_sid',
];
const columns = [
  ...usual,
  'answered_at',
  'terminated_at',
  'sip_callid',
  'sip_parent_callid',
  'account_sid',
  'service_provider_sid',
  'application_sid',
  'host',
  'remote_host',
  'trace_id',
  'recording_url',
];

/** Exports the filtered calls as a file. */
export default function ExportCalls({ owner, query: { filter, sift }, onClose }: ExportCallsProps) {
  const parts = async function* () {
    const all = stillParts<RecentCall>(
      filter.period,
      (call) => call.attempted_at,
      (period, page, count) => listRecentCalls(owner, { ...filter, period }, page, count),
    );
    for await (const { rows, ...part } of all) {
      yield {
        ...part,
        rows: sift === null ? rows : rows.filter((call) => passesSift(call, sift)),
      };
    }
  };
  return (
    <ExportDialog
      title="Export calls"
      fileName="calls.csv"
      columns={columns}
      usual={usual}
      parts={parts}
      onClose={onClose}
    />
  );
}
