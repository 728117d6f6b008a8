import { type AlertFilter, listAlerts } from '../../platform/resources/alerts/alerts.ts';
import { eventParts } from '../../platform/values/event-parts.ts';
import type { Owner } from '../../platform/values/owner.ts';
import ExportDialog from '../../screen/list/export/export-dialog.tsx';
import { fixedPeriod } from '../../screen/list/filters/date-choice.ts';

type ExportAlertsProps = {
  owner: Owner;
  filter: AlertFilter;
  date: string;
  onClose: () => void;
};

const usual = ['time', 'alert_type', 'message', 'detail', 'vendor'];
const columns = [...usual, 'account_sid', 'service_provider_sid'];

/** The alerts of the filter as a file. */
export default function ExportAlerts({ owner, filter, date, onClose }: ExportAlertsProps) {
  const parts = () => {
    // New alerts would move the others from page to page.
    const still = { ...filter, period: fixedPeriod(date) };
    return eventParts((page, count) => listAlerts(owner, still, page, count));
  };
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
