import { clampPage, pageCount } from '@trunkline/ui/patterns/pager';
import { useEffect, useState } from 'react';
import { type Application, useApplications } from '../../platform/applications.ts';
import { messageOf } from '../../platform/errors.ts';
import { useAccountFilter } from '../../screen/use-account-filter.ts';
import { useListQuery } from '../../screen/use-list-query.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { ApplicationListView } from './application-list.view.tsx';
import { DeleteApplication } from './delete-application.tsx';

/** Applications of one account, page by page. */
export default function ApplicationListScreen() {
  const accountFilter = useAccountFilter(false);
  const list = useListQuery();
  const { accountSid } = accountFilter;
  const applications = useApplications(accountSid ?? null, {
    page: list.page,
    pageSize: list.pageSize,
    name: list.filter,
  });
  const { provider } = useCurrentProvider();
  const [deleting, setDeleting] = useState<Application | null>(null);
  const error: unknown = applications.error ?? accountFilter.error;
  // Rows of before stay while another page loads, but not those of another account.
  const isOthers = applications.data?.data.some((row) => row.account_sid !== accountSid);
  const shown = isOthers ? undefined : applications.data;
  const total = shown?.total;

  // The last row of the last page is gone, or the address names a page that is not there.
  const { page, pageSize, setPage } = list;
  const lastPage = total === undefined ? page : clampPage(page, pageCount(total, pageSize));
  useEffect(() => {
    if (lastPage !== page && !applications.isLoading) setPage(lastPage);
  }, [lastPage, page, setPage, applications.isLoading]);

  return (
    <>
      <ApplicationListView
        rows={shown?.data}
        total={total}
        isLoading={
          applications.isLoading ||
          lastPage !== page ||
          (accountSid === undefined && error === undefined)
        }
        hasAccount={accountSid !== null}
        error={error ? messageOf(error) : undefined}
        onRetry={() => Promise.all([accountFilter.retry(), applications.mutate()])}
        list={list}
        accountFilter={accountFilter}
        onDelete={setDeleting}
        writeRefusal={writeRefusal(useUser())}
      />
      {deleting && (
        <DeleteApplication
          key={deleting.application_sid}
          application={deleting}
          serviceProviderSid={provider?.service_provider_sid ?? null}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
