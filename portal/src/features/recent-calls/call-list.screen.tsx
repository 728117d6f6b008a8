import { Button } from '@trunkline/ui/primitives/button';
import { FileDown } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { toast } from '../../notices/toasts.ts';
import { messageOf } from '../../platform/errors.ts';
import { accountOwner } from '../../platform/owner.ts';
import { useRecentCalls } from '../../platform/recent-calls.ts';
import { chosenDate } from '../../screen/list/date-filter.tsx';
import { useAccountFilter } from '../../screen/list/use-account-filter.ts';
import { useExistingPage } from '../../screen/list/use-existing-page.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useOpenRow } from '../../screen/list/use-open-row.ts';
import { onDemand } from '../../screen/loadable.tsx';
import { CallListView } from './call-list.view.tsx';
import { useCallFilter } from './use-call-filter.ts';

const CallPicture = onDemand(() => import('./call-picture.tsx'));
const ExportCalls = onDemand(() => import('./export-calls.tsx'));
const OpenCall = onDemand(() => import('./open-call.tsx'));

/** Calls of one account, page by page, newest first. */
export default function CallListScreen() {
  const accountFilter = useAccountFilter(false);
  const { accountSid } = accountFilter;
  const list = useList();
  const filter = useCallFilter(list);
  const owner = useMemo(() => (accountSid ? accountOwner(accountSid) : null), [accountSid]);
  const calls = useRecentCalls(owner, filter, list.page, list.pageSize);
  const error: unknown = calls.error ?? accountFilter.error;
  useEffect(() => {
    if (error !== undefined) toast.error(messageOf(error));
  }, [error]);
  const [isExporting, setExporting] = useState(false);
  // Rows of before stay while others load, but not those of another account.
  const isOthers = calls.data?.data.some((call) => call.account_sid !== accountSid);
  const shown = isOthers ? undefined : calls.data;
  const isMoving = useExistingPage(list, shown?.total, calls.isLoading);
  return (
    <CallListView
      rows={shown?.data}
      total={shown?.total}
      isLoading={calls.isLoading || isMoving || (accountSid === undefined && error === undefined)}
      error={error}
      onRetry={() => void Promise.all([accountFilter.retry(), calls.mutate()])}
      list={list}
      accountFilter={accountFilter}
      {...useOpenRow()}
      content={(call) => <OpenCall call={call} />}
      picture={owner && <CallPicture key={owner.sid} owner={owner} filter={filter} list={list} />}
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
          <ExportCalls
            owner={owner}
            filter={filter}
            date={chosenDate(list)}
            onClose={() => setExporting(false)}
          />
        )
      }
    />
  );
}
