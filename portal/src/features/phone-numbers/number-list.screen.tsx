import { useEffect, useState } from 'react';
import { toast } from '../../notices/toasts.ts';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { useAccount } from '../../platform/resources/accounts/accounts.ts';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import { useCarrierChoices } from '../../platform/resources/carriers/voip-carriers.ts';
import { searchedNumber } from '../../platform/values/phone-number.ts';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { useSortedPage } from '../../screen/list/sorting/sorted-page.ts';
import { useExistingPage } from '../../screen/list/use-existing-page.ts';
import { useList } from '../../screen/list/use-list.ts';
import { deletionOf } from '../../screen/record/delete/delete-record.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { applicationMember } from '../../shared/records/unanswered.ts';
import { onDemand } from '../../start/loadable.tsx';
import { useSelection } from './assign/use-selection.ts';
import { ExportButton } from './export-button.tsx';
import { NumberListView, numberColumns, type ShownNumber } from './number-list.view.tsx';
import { unowned, useNumbers } from './use-numbers.ts';
import { useShownNumbers } from './use-shown-numbers.ts';

const deleteDialog = deletionOf(
  kinds.phoneNumber,
  async () => (await import('./number.ts')).numberRecord,
);

const RoutingBar = onDemand(() => import('./assign/routing-bar.tsx'));

const labelOf = ({ number }: ShownNumber) => number;

/** Phone numbers of the current service provider, or of one account, page by page. */
export default function NumberListScreen() {
  const user = useUser();
  const { provider } = useCurrentProvider();
  const accountFilter = useAccountFilter('default');
  const list = useList();
  const { accountSid } = accountFilter;
  const providerSid = user.serviceProviderSid ?? provider?.service_provider_sid ?? null;
  const isAdmin = user.scope === 'admin';
  const answer = list.filterOf(applicationMember);
  const isUnowned = isAdmin && answer === unowned;
  const isKnown = accountSid !== undefined && (accountSid !== null || providerSid !== null);
  const filter = {
    accountSid: accountSid ?? null,
    serviceProviderSid: isUnowned ? null : providerSid,
    text: searchedNumber(list.text),
  };
  const carriers = useCarrierChoices(providerSid, user.accountSid);
  const numbers = useNumbers(isKnown ? filter : null, list, carriers.data);
  const applications = useAllApplications(accountSid);
  const own = useAccount(user.accountSid);
  const accounts = accountFilter.isShown
    ? { data: accountFilter.accounts, error: accountFilter.error }
    : { data: own.data && [own.data], error: own.error as unknown };

  const shown = numbers.data;
  const rows = useShownNumbers(shown?.data, accounts, carriers, applications);
  const isMoving = useExistingPage(list, shown?.total, numbers.isLoading);
  const { isSifted, passes } = numbers;
  const siftError: unknown = isSifted ? carriers.error : undefined;
  const error: unknown = numbers.error ?? accountFilter.error ?? siftError;
  useEffect(() => {
    if (error !== undefined) toast.error(messageOf(error));
  }, [error]);

  const { page, pageSize, sort } = list;
  const place = JSON.stringify([accountSid, filter.text, answer, sort, page, pageSize]);
  const { rows: rowsOfPage } = useSortedPage({
    columns: numberColumns,
    rows,
    total: shown?.total,
    list,
  });
  const selection = useSelection(place, rowsOfPage);
  const refusal = writeRefusal(user);

  const hasNone = shown?.total === 0 && filter.text === '' && !isSifted;
  const missing = () => {
    if (accountFilter.isShown && accountFilter.accounts?.length === 0) return 'account';
    return hasNone && carriers.data?.length === 0 ? 'carrier' : null;
  };
  // Stays once loaded: an assignment may be running.
  const [hasBar, setHasBar] = useState(false);
  if (accountSid && refusal === undefined && !hasBar) setHasBar(true);
  const routing = hasBar && (
    <RoutingBar
      filter={filter}
      passes={passes}
      rows={rowsOfPage ?? []}
      total={shown?.total ?? 0}
      selection={selection}
      applications={accountSid ? applications.data : []}
    />
  );
  const mayAssign = refusal === undefined && !hasNone && accountSid !== undefined;
  return (
    <NumberListView
      rows={rows}
      total={shown?.total}
      isLoading={
        numbers.isLoading ||
        isMoving ||
        (passes === undefined && error === undefined) ||
        (!isKnown && error === undefined)
      }
      error={error}
      onRetry={() => Promise.all([accountFilter.retry(), numbers.mutate(), carriers.mutate()])}
      list={list}
      accountFilter={accountFilter}
      missing={missing()}
      canListUnowned={isAdmin}
      selection={
        accountSid && refusal === undefined
          ? { selected: selection.keys, onChange: selection.select, labelOf }
          : undefined
      }
      isAccountNeeded={mayAssign && accountSid === null && !isUnowned}
      routing={mayAssign && routing}
      exportButton={
        providerSid !== null &&
        passes &&
        !hasNone && (
          <ExportButton
            filter={filter}
            passes={passes}
            providerSid={providerSid}
            ownAccountSid={user.accountSid}
          />
        )
      }
      deleteDialog={deleteDialog}
      writeRefusal={refusal}
    />
  );
}
