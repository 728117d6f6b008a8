import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { config } from '../../config/index.ts';
import { type Application, useApplication } from '../../platform/applications.ts';
import { messageOf, PlatformError } from '../../platform/errors.ts';
import { isSid } from '../../platform/path.ts';
import { leaveFreely } from '../../screen/leave-guard/index.ts';
import { NotFound } from '../../screen/not-found.tsx';
import { Page } from '../../screen/page.tsx';
import { RedirectWithMessage } from '../../screen/redirect-with-message.tsx';
import { useUser } from '../../session/session.ts';
import { ApplicationForm, type OwnerAccount } from './application-form.tsx';
import { formValues } from './application-form.wire.ts';
import { DeleteApplication } from './delete-application.tsx';
import { rightsOf } from './rights.ts';
import { useOwnerAccounts } from './use-owner-accounts.ts';
import { useSaveApplication } from './use-save-application.ts';

const listPath = addresses.applications.list;
const backToList = { href: listPath, label: 'Go to applications' };
const noSuchApplication = 'This application does not exist.';

export default function ApplicationEditScreen({ params }: { params: Record<string, string> }) {
  const sid = params['application_sid'] ?? '';
  const user = useUser();
  const application = useApplication(isSid(sid) ? sid : null);
  const owners = useOwnerAccounts(application.data?.account_sid);
  const error: unknown = application.error ?? owners.error;
  const { data } = application;

  if (!isSid(sid)) return <NotFound title={noSuchApplication} backTo={backToList} />;
  if (application.error instanceof PlatformError) {
    const { kind } = application.error;
    if (kind === 'Forbidden')
      return <RedirectWithMessage message="You do not have access." to={listPath} />;
    // Those of other tenants are not found either (applications#get-foreign-account).
    if (kind === 'NotFound') return <NotFound title={noSuchApplication} backTo={backToList} />;
  }
  if (data && user.scope === 'account' && data.account_sid !== user.accountSid) {
    return <RedirectWithMessage message="You do not have access." to={listPath} />;
  }
  return (
    <Page
      title={data?.name ?? 'Edit application'}
      width="form"
      breadcrumbs={[
        { label: 'Applications', href: listPath },
        { label: data?.name ?? 'Edit application' },
      ]}
      meta={data && <CopyText value={sid} label="Copy application SID" />}
    >
      {data && owners.accounts ? (
        <ApplicationEdit
          key={sid}
          application={data}
          accounts={owners.accounts}
          serviceProviderSid={owners.serviceProviderSid}
        />
      ) : error ? (
        <ErrorState
          title="The application could not be loaded"
          message={messageOf(error)}
          onRetry={() => Promise.all([application.mutate(), owners.retry()])}
          isRetrying={application.isValidating}
        />
      ) : (
        <div className="grid gap-5" aria-busy="true">
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </Page>
  );
}

type ApplicationEditProps = {
  application: Application;
  accounts: readonly OwnerAccount[];
  serviceProviderSid: string | null;
};

function ApplicationEdit({ application, accounts, serviceProviderSid }: ApplicationEditProps) {
  const [, navigate] = useLocation();
  const [isDeleting, setDeleting] = useState(false);
  const stored = useMemo(() => formValues(application), [application]);
  const may = rightsOf(useUser(), config());
  const save = useSaveApplication(application);
  return (
    <>
      <ApplicationForm
        stored={stored}
        isNew={false}
        accounts={accounts}
        serviceProviderSid={serviceProviderSid}
        may={may}
        onSave={save}
        onCancel={() => navigate(listPath)}
      >
        <FormSection
          variant="danger"
          title="Delete application"
          description="Only possible while no account, number, tenant or carrier leads to it."
        >
          <Button
            variant="destructive-quiet"
            icon={Trash2}
            className="justify-self-start"
            disabled={may.writeRefusal !== undefined}
            disabledReason={may.writeRefusal}
            onClick={() => setDeleting(true)}
          >
            Delete application
          </Button>
        </FormSection>
      </ApplicationForm>
      {isDeleting && (
        <DeleteApplication
          application={application}
          serviceProviderSid={serviceProviderSid}
          onClose={() => setDeleting(false)}
          onDeleted={() => leaveFreely(() => navigate(listPath))}
        />
      )}
    </>
  );
}
