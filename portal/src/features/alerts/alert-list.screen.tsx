import { useEffect, useMemo, useState } from 'react';
import { useAlerts } from '../../platform/resources/alerts/alerts.ts';
import { accountOwner } from '../../platform/values/owner.ts';
import { pictureSkeleton } from '../../screen/list/event-list-page.tsx';
import { ExportAction } from '../../screen/list/export-action.tsx';
import { periodOf } from '../../screen/list/filters/date-choice.ts';
import { chosenDate } from '../../screen/list/filters/date-filter.tsx';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { useEventPage } from '../../screen/list/use-event-page.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useOpenRow } from '../../screen/list/use-open-row.ts';
import { useToday } from '../../screen/page/use-today.ts';
import { alertsSeen } from '../../shared/alerts-seen.ts';
import { onDemand } from '../../start/loadable.tsx';
import { AlertListView, typeMember } from './alert-list.view.tsx';

const AlertPicture = onDemand(() => import('./alert-picture.tsx'), {
  placeholder: pictureSkeleton,
});
const ExportAlerts = onDemand(() => import('./export-alerts.tsx'));

/** Alerts of one account, page by page, newest first. */
export default function AlertListScreen() {
  const accountFilter = useAccountFilter(false);
  const { accountSid } = accountFilter;
  const list = useList();
  const date = chosenDate(list);
  const type = list.filterOf(typeMember);
  const today = useToday();
  const filter = useMemo(
    () => ({ period: periodOf(date, new Date(today)), type }),
    [date, today, type],
  );
  const owner = useMemo(() => (accountSid ? accountOwner(accountSid) : null), [accountSid]);
  const alerts = useAlerts(owner, filter, list.page, list.pageSize);
  const page = useEventPage(alerts, list, accountFilter);
  const [isExporting, setExporting] = useState(false);
  // Shown alerts count as seen.
  const isShown = page.rows !== undefined;
  useEffect(() => {
    if (isShown) alertsSeen.set(Date.now());
  }, [isShown]);
  return (
    <AlertListView
      {...page}
      {...useOpenRow()}
      picture={
        owner ? (
          <AlertPicture key={owner.sid} owner={owner} filter={filter} list={list} />
        ) : (
          accountSid === undefined && pictureSkeleton
        )
      }
      actions={<ExportAction total={page.total} onClick={() => setExporting(true)} />}
      dialog={
        owner &&
        isExporting && (
          <ExportAlerts
            owner={owner}
            filter={filter}
            date={date}
            onClose={() => setExporting(false)}
          />
        )
      }
    />
  );
}
