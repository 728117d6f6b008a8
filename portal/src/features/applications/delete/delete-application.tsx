import {
  type Application,
  useApplicationRefresh,
} from '../../../platform/resources/applications/applications.ts';
import { recordDeletion } from '../../../platform/resources/record-writes.ts';
import { DeleteDialog, type DialogEnds } from '../../../screen/record/delete/delete-dialog.tsx';
import { kinds } from '../../../screen/record/kinds.ts';
import { isAtLeast } from '../../../session/policies.ts';
import { useUser } from '../../../session/session.ts';
import { applicationBlockedBy } from './application-usage.ts';

type DeleteApplicationProps = DialogEnds & {
  application: Pick<Application, 'application_sid' | 'name' | 'account_sid'>;
  /** Provider of the account. */
  serviceProviderSid: string | null;
};

export default function DeleteApplication({
  application,
  serviceProviderSid,
  ...ends
}: DeleteApplicationProps) {
  const { application_sid, name } = application;
  const isManager = isAtLeast(useUser(), 'service_provider');
  const refresh = useApplicationRefresh();
  return (
    <DeleteDialog
      kind={kinds.application}
      sid={application_sid}
      name={name}
      readBlocked={() =>
        applicationBlockedBy(application, 'delete', { serviceProviderSid, isManager })
      }
      keep={async () => (await import('./kept-application.ts')).keptApplication(application_sid)}
      onDelete={async () => {
        await recordDeletion('Applications', application_sid).send();
        await refresh();
      }}
      {...ends}
    />
  );
}
