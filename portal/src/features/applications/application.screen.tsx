import { FormSection } from '@trunkline/ui/patterns/form-section';
import { useApplication } from '../../platform/resources/applications/applications.ts';
import { useOwners } from '../../screen/owners/use-owners.ts';
import { WhenSeen } from '../../screen/page/when-seen.tsx';
import { AddPage } from '../../screen/record/add-page.tsx';
import { DeleteSection } from '../../screen/record/delete/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, recordScreen } from '../../screen/record/record-page.tsx';
import { useUser } from '../../session/session.ts';
import { CallOutFrom } from '../../shared/calls/call-out-link.tsx';
import { CallIt } from '../../shared/phone/call-it.tsx';
import { applicationTarget } from '../../shared/phone/phone-target.ts';
import { applicationRelations } from '../../shared/records/relations.ts';
import { onDemand } from '../../start/loadable.tsx';
import { ApplicationForm } from './form/application-form.tsx';

const ApplicationPaths = onDemand(() => import('./application-paths.tsx'));
const DeleteApplication = onDemand(() => import('./delete/delete-application.tsx'));

const kind = kinds.application;

export default recordScreen(kind, AddApplication, EditApplication);

function AddApplication() {
  const owners = useOwners(null);
  return (
    <AddPage kind={kind} owners={owners} loaded={allOf({ owners })} what="the accounts">
      {({ owners }) => <ApplicationForm {...owners} application={null} />}
    </AddPage>
  );
}

function EditApplication({ sid }: { sid: string | null }) {
  const user = useUser();
  const application = useApplication(sid);
  const owners = useOwners(application.data?.account_sid);
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={allOf({ application, owners })}
      isForeign={
        user.scope === 'account' &&
        application.data !== undefined &&
        application.data.account_sid !== user.accountSid
      }
      refusal="You do not have access."
      nameOf={({ application }) => application.name}
      providerSidOf={({ owners }) => owners.serviceProviderSid}
      meta={({ application }) => (
        <>
          <CallOutFrom
            account={application.account_sid}
            application={application.application_sid}
          />
          <CallIt target={applicationTarget(application)} />
        </>
      )}
      relations={applicationRelations}
    >
      {({ application, owners }) => (
        <>
          <ApplicationForm key={sid} {...owners} application={application} />
          <FormSection
            isWide
            title="Calls to this application"
            description="The phone numbers that use it, and the path of a call to one of them."
          >
            <WhenSeen className="min-h-14">
              <ApplicationPaths application={application} {...owners} />
            </WhenSeen>
          </FormSection>
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
      )}
    </RecordPage>
  );
}
