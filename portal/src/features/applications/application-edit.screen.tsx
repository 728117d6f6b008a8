import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { config } from '../../config/index.ts';
import { type Application, useApplication } from '../../platform/applications.ts';
import { leaveFreely } from '../../screen/leave-guard/index.ts';
import { onDemand } from '../../screen/loadable.tsx';
import { DeleteSection } from '../../screen/record/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidOf } from '../../screen/record/record-page.tsx';
import { useUser } from '../../session/session.ts';
import { ApplicationForm } from './application-form.tsx';
import { formValues } from './application-form.wire.ts';
import { rightsOf } from './rights.ts';
import { type Owners, useOwners } from './use-owners.ts';

const DeleteApplication = onDemand(async () => ({
  default: (await import('./delete-application.tsx')).DeleteApplication,
}));

const kind = kinds.application;

export default function ApplicationEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidOf(params['application_sid']);
  const user = useUser();
  const application = useApplication(sid);
  const owners = useOwners(application.data?.account_sid);
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={allOf({ application, owners })}
      isForeign={user.scope === 'account' && isOthers(application.data, user.accountSid)}
      refusal="You do not have access."
      nameOf={({ application }) => application.name}
      providerSidOf={({ owners }) => owners.serviceProviderSid}
    >
      {({ application, owners }) => (
        <ApplicationEdit key={sid} application={application} owners={owners} />
      )}
    </RecordPage>
  );
}

const isOthers = (application: Application | undefined, accountSid: string | null) =>
  application !== undefined && application.account_sid !== accountSid;

function ApplicationEdit({ application, owners }: { application: Application; owners: Owners }) {
  const [, navigate] = useLocation();
  const base = useMemo(() => formValues(application), [application]);
  const may = rightsOf(useUser(), config());
  return (
    <>
      <ApplicationForm {...owners} application={application} base={base} may={may} />
      <DeleteSection
        kind={kind}
        description="Remove it from accounts, numbers, tenants and carriers first."
        refusal={may.writeRefusal}
      >
        {(close) => (
          <DeleteApplication
            application={application}
            serviceProviderSid={owners.serviceProviderSid}
            onClose={close}
            onDeleted={() => leaveFreely(() => navigate(kind.list))}
          />
        )}
      </DeleteSection>
    </>
  );
}
