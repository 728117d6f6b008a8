import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { LateNotice } from '@trunkline/ui/patterns/late-notice';
import { Pager } from '@trunkline/ui/patterns/pager';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { SpeechMatrix } from '@trunkline/ui/widgets/speech-matrix';
import { useMemo } from 'react';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { useAccounts } from '../../platform/resources/accounts/accounts.ts';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import { useSpeechOfAccounts } from '../../platform/resources/speech/speech-credentials.ts';
import { pageSizes } from '../../screen/list/listed.ts';
import { useList } from '../../screen/list/use-list.ts';
import { Page } from '../../screen/page/page.tsx';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { matrixCredential, needsOfApplications } from './needs.ts';

/** Credential that the calls of each account use. Only loads the accounts of the page. */
export default function SpeechByAccountScreen({ title }: { title: string }) {
  const { provider } = useCurrentProvider();
  const list = useList();
  const { page, pageSize } = list;
  const accounts = useAccounts(provider?.service_provider_sid ?? null);
  const applications = useAllApplications(accounts.data?.length ? null : undefined);
  const shown = useMemo(
    () => accounts.data?.slice((page - 1) * pageSize, page * pageSize),
    [accounts.data, page, pageSize],
  );
  const sids = useMemo(() => shown?.map(({ account_sid }) => account_sid), [shown]);
  const speech = useSpeechOfAccounts(sids);
  const matrixAccounts = useMemo(
    () =>
      shown?.map(({ account_sid, name }, index) => ({
        id: account_sid,
        name,
        credentials: speech.data?.[index]?.map(matrixCredential) ?? [],
      })) ?? [],
    [shown, speech.data],
  );
  const needs = useMemo(
    () => needsOfApplications(applications.data ?? [], shown),
    [applications.data, shown],
  );
  const error = accounts.error ?? applications.error ?? speech.error;
  const isReady = speech.data && (applications.data || accounts.data?.length === 0);
  const retry = () => Promise.all([accounts.mutate(), applications.mutate(), speech.mutate()]);
  return (
    <Page
      title={title}
      breadcrumbs={[
        { label: kinds.speech.title, href: kinds.speech.list },
        { label: 'By account' },
      ]}
      description="The credential each account's calls use. An account's own credential wins over the service provider's."
      total={accounts.data?.length}
    >
      {error !== undefined && (
        <ErrorState
          title="Couldn't load the speech credentials"
          message={messageOf(error)}
          onRetry={retry}
        />
      )}
      {error === undefined && !isReady && (
        <>
          <Skeleton lines={8} />
          <LateNotice className="empty:hidden" onRetry={retry} />
        </>
      )}
      {error === undefined && isReady && (
        <>
          <SpeechMatrix
            accounts={matrixAccounts}
            needs={needs}
            hrefOf={({ id }) => kinds.speech.edit(id)}
            LinkComponent={PortalLink}
          />
          <Pager
            page={page}
            pageSize={pageSize}
            total={accounts.data?.length ?? 0}
            pageSizes={pageSizes}
            onPageChange={list.setPage}
            onPageSizeChange={list.setPageSize}
          />
        </>
      )}
    </Page>
  );
}
