import { formatNumber } from '@trunkline/ui/tokens/format';
import { PhoneCall } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';
import { callsLookedThrough } from '../../platform/resources/calls/sifted-calls.ts';
import { pictureSkeleton } from '../../screen/list/event-list-page.tsx';
import { ExportAction } from '../../screen/list/export/export-action.tsx';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { NoAccountYet } from '../../screen/list/no-account.tsx';
import { useEventPage } from '../../screen/list/use-event-page.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useNames } from '../../screen/list/use-names.ts';
import { useOpenRow } from '../../screen/list/use-open-row.ts';
import { useShownOwner } from '../../screen/list/use-shown-owner.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { onDemand } from '../../start/loadable.tsx';
import { CallListView } from './call-list.view.tsx';
import { TrunkFilter } from './trunk-filter.tsx';
import { useCallFilter } from './use-call-filter.ts';
import { useCallPage } from './use-call-page.ts';

const CallPicture = onDemand(() => import('./call-picture.tsx'), { placeholder: pictureSkeleton });
const ExportCalls = onDemand(() => import('./export-calls.tsx'));
const OpenCall = onDemand(() => import('./call/open-call.tsx'));

/** Calls of one account, or of all accounts of the provider, page by page, newest first. */
export default function CallListScreen() {
  const viewer = useUser();
  const accountFilter = useAccountFilter('offered');
  const { accountSid, accounts } = accountFilter;
  const list = useList();
  const query = useCallFilter(list);
  const owner = useShownOwner(accountSid);
  const calls = useCallPage(owner, query, list);
  const page = useEventPage(calls, list, accountFilter);
  const isOfAll = owner?.kind === 'service_provider';
  const nameOf = useNames(kinds.account, { data: accounts });
  const accountOf = useMemo(
    () =>
      isOfAll ? ({ account_sid }: RecentCall) => nameOf(account_sid) ?? account_sid : undefined,
    [isOfAll, nameOf],
  );
  const openRow = useOpenRow();
  const [isExporting, setExporting] = useState(false);
  if (accountFilter.isShown && accounts?.length === 0) {
    return (
      <NoAccountYet
        title="Recent calls"
        icon={PhoneCall}
        description="Calls belong to an account. This service provider has none yet."
        writeRefusal={writeRefusal(viewer)}
      />
    );
  }
  return (
    <CallListView
      {...page}
      {...openRow}
      accountOf={accountOf}
      trunkFilter={<TrunkFilter list={list} accountSid={accountSid} />}
      note={
        calls.data?.isCut
          ? `Only the latest ${formatNumber(callsLookedThrough)} calls were searched for this. Choose fewer days to see all.`
          : undefined
      }
      content={(call) => <OpenCall call={call} />}
      picture={
        // Rows first: the chart loads up to hundreds of calls over the same link.
        owner && page.rows ? (
          <CallPicture key={owner.sid} owner={owner} query={query} list={list} />
        ) : (
          page.isLoading && pictureSkeleton
        )
      }
      actions={<ExportAction total={page.total} onClick={() => setExporting(true)} />}
      dialog={
        owner &&
        isExporting && (
          <ExportCalls owner={owner} query={query} onClose={() => setExporting(false)} />
        )
      }
    />
  );
}
