import { Button } from '@trunkline/ui/primitives/button';
import { FileDown } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { toast } from '../../notices/toasts.ts';
import { useAlerts } from '../../platform/alerts.ts';
import { messageOf } from '../../platform/errors.ts';
import { accountOwner } from '../../platform/owner.ts';
import { alertsSeen } from '../../screen/alerts-seen.ts';
import { periodOf } from '../../screen/list/date-choice.ts';
import { chosenDate } from '../../screen/list/date-filter.tsx';
import { useAccountFilter } from '../../screen/list/use-account-filter.ts';
import { useExistingPage } from '../../screen/list/use-existing-page.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useOpenRow } from '../../screen/list/use-open-row.ts';
import { onDemand } from '../../screen/loadable.tsx';
import { AlertListView, typeMember } from './alert-list.view.tsx';

const AlertPicture = onDemand(() => import('./alert-picture.tsx'));
const ExportAlerts = onDemand(() => import('./export-alerts.tsx'));

/** Alerts of one account, page by page, newest first. */
export default function AlertListScreen() {
  const accountFilter = useAccountFilter(false);
  const { accountSid } = accountFilter;
  const list = useList();
  const date = chosenDate(list);
  const type = list.filterOf(typeMember);
  const filter = useMemo(() => ({ period: periodOf(date), type }), [date, type]);
  const owner = useMemo(() => (accountSid ? accountOwner(accountSid) : null), [accountSid]);
  const alerts = useAlerts(owner, filter, list.page, list.pageSize);
  const error: unknown = alerts.error ?? accountFilter.error;
  useEffect(() => {
    if (error !== undefined) toast.error(messageOf(error));
  }, [error]);
  const [isExporting, setExporting] = useState(false);
  // Rows of before stay while others load, but not those of another account.
  const isOthers = alerts.data?.data.some((alert) => alert['account_sid'] !== accountSid);
  const shown = isOthers ? undefined : alerts.data;
  // What has been shown is seen.
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown) alertsSeen.set(Date.now());
  }, [isShown]);
  const isMoving = useExistingPage(list, shown?.total, alerts.isLoading);
  return (
    <AlertListView
      rows={shown?.data}
      total={shown?.total}
      isLoading={alerts.isLoading || isMoving || (accountSid === undefined && error === undefined)}
      error={error}
      onRetry={() => void Promise.all([accountFilter.retry(), alerts.mutate()])}
      list={list}
      accountFilter={accountFilter}
      {...useOpenRow()}
      picture={owner && <AlertPicture key={owner.sid} owner={owner} filter={filter} list={list} />}
      actions={
        owner &&
        shown &&
        shown.total > 0 && (
          <Button icon={FileDown} onClick={() => setExporting(true)}>
            Export
          </Button>
        )
      }
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
