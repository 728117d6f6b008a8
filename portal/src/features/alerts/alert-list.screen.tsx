import { Button } from '@trunkline/ui/primitives/button';
import { Bell, BellRing } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { config } from '../../config/index.ts';
import { useAlerts } from '../../platform/resources/alerts/alerts.ts';
import { pictureSkeleton } from '../../screen/list/event-list-page.tsx';
import { ExportAction } from '../../screen/list/export/export-action.tsx';
import { nowOrNewest, periodOf } from '../../screen/list/filters/date-choice.ts';
import { chosenDate } from '../../screen/list/filters/date-filter.tsx';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { NoAccountYet } from '../../screen/list/no-account.tsx';
import { useEventPage } from '../../screen/list/use-event-page.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useOpenRow } from '../../screen/list/use-open-row.ts';
import { useShownOwner } from '../../screen/list/use-shown-owner.ts';
import { useToday } from '../../screen/page/use-today.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { alertNotify } from '../../shared/alerts/alert-notify.ts';
import { alertsSeen } from '../../shared/alerts/alerts-seen.ts';
import { alertTypeMember } from '../../shared/alerts/fold-alerts.ts';
import { onDemand } from '../../start/loadable.tsx';
import { AlertListView } from './alert-list.view.tsx';

const AlertPicture = onDemand(() => import('./alert-picture.tsx'), {
  placeholder: pictureSkeleton,
});
const NotifyDialog = onDemand(() => import('./notify-dialog.tsx'), { isRare: true });
const ExportAlerts = onDemand(() => import('./export-alerts.tsx'));

/** Alerts of one account, or of all accounts of the provider, page by page, newest first. */
export default function AlertListScreen() {
  const viewer = useUser();
  const accountFilter = useAccountFilter('offered');
  const { accountSid, accounts } = accountFilter;
  const list = useList();
  const date = chosenDate(list);
  const type = list.filterOf(alertTypeMember);
  const today = useToday();
  const filter = useMemo(
    () => ({ period: periodOf(date, new Date(today)), type }),
    [date, today, type],
  );
  const owner = useShownOwner(accountSid);
  const alerts = useAlerts(owner, filter, list.page, list.pageSize);
  const page = useEventPage(alerts, list, accountFilter);
  const openRow = useOpenRow();
  const [opened, setOpened] = useState<'export' | 'notify' | null>(null);
  const close = () => setOpened(null);
  // Shown alerts count as seen.
  const isShown = page.rows !== undefined;
  const newest = page.rows?.[0]?.time;
  useEffect(() => {
    if (isShown) alertsSeen.set(viewer.userSid, nowOrNewest(newest).getTime());
  }, [isShown, newest, viewer.userSid]);
  if (accountFilter.isShown && accounts?.length === 0) {
    return (
      <NoAccountYet
        title="Alerts"
        icon={Bell}
        description="Alerts belong to an account. This service provider has none yet."
        writeRefusal={writeRefusal(viewer)}
      />
    );
  }
  return (
    <AlertListView
      {...page}
      {...openRow}
      isOfAll={owner?.kind === 'service_provider'}
      picture={
        // Rows first: the chart loads up to hundreds of alerts over the same link.
        owner && page.rows ? (
          <AlertPicture key={owner.sid} owner={owner} filter={filter} list={list} />
        ) : (
          page.isLoading && pictureSkeleton
        )
      }
      actions={
        <>
          <NotifyAction onClick={() => setOpened('notify')} />
          <ExportAction total={page.total} onClick={() => setOpened('export')} />
        </>
      }
      dialog={
        <>
          {opened === 'notify' && (
            <NotifyDialog hasTypes={viewer.accountSid !== null} onClose={close} />
          )}
          {owner && opened === 'export' && (
            <ExportAlerts owner={owner} filter={filter} onClose={close} />
          )}
        </>
      }
    />
  );
}

/** Renders nothing without browser notifications or without new alerts to notify of. */
function NotifyAction({ onClick }: { onClick: () => void }) {
  const { isOn } = alertNotify.use();
  if (!('Notification' in window) || config().alertPollSeconds === 0) return null;
  return (
    <Button icon={BellRing} onClick={onClick}>
      {isOn ? 'Notifications on' : 'Notify me'}
    </Button>
  );
}
