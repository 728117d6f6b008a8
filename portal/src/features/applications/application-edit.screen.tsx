import { useMemo } from 'react';
import {
  type Application,
  useApplication,
} from '../../platform/resources/applications/applications.ts';
import { DeleteSection } from '../../screen/record/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidIn } from '../../screen/record/record-page.tsx';
import { useUser } from '../../session/session.ts';
import { type Owners, useOwners } from '../../shared/use-owners.ts';
import { onDemand } from '../../start/loadable.tsx';
import { ApplicationForm } from './application-form.tsx';
import { formValues } from './application-form.wire.ts';

const DeleteApplication = onDemand(() => import('./delete-application.tsx'));

const kind = kinds.application;

export default function ApplicationEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidIn(params, kind);
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
  const base = useMemo(() => formValues(application), [application]);
  return (
    <>
      <ApplicationForm {...owners} application={application} base={base} />
      <DeleteSection
        kind={kind}
        description="Remove it from accounts, numbers, tenants and carriers first."
      >
        {(ends) => (
          <DeleteApplication
            application={application}
            serviceProviderSid={owners.serviceProviderSid}
            {...ends}
          />
        )}
      </DeleteSection>
    </>
  );
}
