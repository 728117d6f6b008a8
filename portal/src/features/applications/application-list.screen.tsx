import { useNumberCounts } from '../../platform/resources/accounts/account-counts.ts';
import { useApplications } from '../../platform/resources/applications/applications.ts';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { sortedAtOnce, sortsHere } from '../../screen/list/sorting/sorted-page.ts';
import { useExistingPage } from '../../screen/list/use-existing-page.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { useIsIdle } from '../../start/idle.ts';
import { onDemand } from '../../start/loadable.tsx';
import { ApplicationListView } from './application-list.view.tsx';

const DeleteApplication = onDemand(() => import('./delete/delete-application.tsx'));

/** Applications of one account, page by page. */
export default function ApplicationListScreen() {
  const accountFilter = useAccountFilter('never');
  const list = useList();
  const { accountSid } = accountFilter;
  const name = list.text;
  const { page, pageSize } = list;
  const ofPage = useApplications(accountSid ?? null, { page, pageSize, name });
  const all = useApplications(sortsHere(list, ofPage.data?.total) ? (accountSid ?? null) : null, {
    page: 1,
    pageSize: sortedAtOnce,
    name,
  });
  const applications = all.data ? all : ofPage;
  // Loads figures after the rows.
  const isIdle = useIsIdle();
  const numbers = useNumberCounts(isIdle && applications.data ? (accountSid ?? null) : null);
  const { provider } = useCurrentProvider();
  const error: unknown = applications.error ?? accountFilter.error;
  // Previous rows stay while another page loads, but not those of another account.
  const isOthers = applications.data?.data.some((row) => row.account_sid !== accountSid);
  const shown = isOthers ? undefined : applications.data;
  const isMoving = useExistingPage(list, shown?.total, applications.isLoading);
  return (
    <ApplicationListView
      numbers={numbers}
      rows={shown?.data}
      total={shown?.total}
      isLoading={
        applications.isLoading || isMoving || (accountSid === undefined && error === undefined)
      }
      hasAccount={accountSid !== null}
      error={error}
      onRetry={() => Promise.all([accountFilter.retry(), applications.mutate()])}
      list={list}
      accountFilter={accountFilter}
      deleteDialog={(row, onClose) => (
        <DeleteApplication
          application={row}
          serviceProviderSid={provider?.service_provider_sid ?? null}
          onClose={onClose}
        />
      )}
      writeRefusal={writeRefusal(useUser())}
    />
  );
}
