import {
  type Alert,
  type AlertFilter,
  listAlerts,
} from '../../platform/resources/alerts/alerts.ts';
import type { Owner } from '../../platform/values/owner.ts';
import { stillParts } from '../../platform/values/time/event-parts.ts';
import ExportDialog from '../../screen/list/export/export-dialog.tsx';

type ExportAlertsProps = {
  owner: Owner;
  filter: AlertFilter;
  onClose: () => void;
};

const usual = ['time', 'alert_type', 'message', 'detail', 'vendor'];
const columns = [...usual, 'account_sid', 'service_provider_sid'];

/** Exports the filtered alerts as a file. */
export default function ExportAlerts({ owner, filter, onClose }: ExportAlertsProps) {
  const parts = () =>
    stillParts<Alert>(
      filter.period,
      (alert) => alert.time,
      (period, page, count) => listAlerts(owner, { ...filter, period }, page, count),
    );
  return (
    <ExportDialog
      title="Export alerts"
      fileName="alerts.csv"
      columns={columns}
      usual={usual}
      parts={parts}
      onClose={onClose}
    />
  );
}
