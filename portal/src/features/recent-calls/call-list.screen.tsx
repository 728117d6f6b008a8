import { useMemo, useState } from 'react';
import { useRecentCalls } from '../../platform/resources/calls/recent-calls.ts';
import { accountOwner } from '../../platform/values/owner.ts';
import { pictureSkeleton } from '../../screen/list/event-list-page.tsx';
import { ExportAction } from '../../screen/list/export-action.tsx';
import { chosenDate } from '../../screen/list/filters/date-filter.tsx';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { useEventPage } from '../../screen/list/use-event-page.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useOpenRow } from '../../screen/list/use-open-row.ts';
import { onDemand } from '../../start/loadable.tsx';
import { CallListView } from './call-list.view.tsx';
import { useCallFilter } from './use-call-filter.ts';

const CallPicture = onDemand(() => import('./call-picture.tsx'), { placeholder: pictureSkeleton });
const ExportCalls = onDemand(() => import('./export-calls.tsx'));
const OpenCall = onDemand(() => import('./call/open-call.tsx'));

/** Calls of one account, page by page, newest first. */
export default function CallListScreen() {
  const accountFilter = useAccountFilter(false);
  const { accountSid } = accountFilter;
  const list = useList();
  const filter = useCallFilter(list);
  const owner = useMemo(() => (accountSid ? accountOwner(accountSid) : null), [accountSid]);
  const calls = useRecentCalls(owner, filter, list.page, list.pageSize);
  const page = useEventPage(calls, list, accountFilter);
  const [isExporting, setExporting] = useState(false);
  return (
    <CallListView
      {...page}
      {...useOpenRow()}
      content={(call) => <OpenCall call={call} />}
      picture={
        owner ? (
          <CallPicture key={owner.sid} owner={owner} filter={filter} list={list} />
        ) : (
          accountSid === undefined && pictureSkeleton
        )
      }
      actions={<ExportAction total={page.total} onClick={() => setExporting(true)} />}
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
