import {
  type Application,
  deleteApplication,
  useApplicationRefresh,
} from '../../platform/applications.ts';
import { DeleteDialog } from '../../screen/record/delete-dialog.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { applicationBlockedBy } from './application-usage.ts';

type DeleteApplicationProps = {
  application: Pick<Application, 'application_sid' | 'name' | 'account_sid'>;
  /** Of its account. */
  serviceProviderSid: string | null;
  onClose: () => void;
  onDeleted?: () => void;
};

export function DeleteApplication({
  application: { application_sid, account_sid, name },
  serviceProviderSid,
  onClose,
  onDeleted,
}: DeleteApplicationProps) {
  const isManager = isAtLeast(useUser(), 'service_provider');
  const refresh = useApplicationRefresh();
  return (
    <DeleteDialog
      kind={kinds.application}
      sid={application_sid}
      name={name}
      readBlocked={() =>
        applicationBlockedBy({
          applicationSid: application_sid,
          name,
          accountSid: account_sid,
          serviceProviderSid,
          isManager,
          intent: 'delete',
        })
      }
      onDelete={async () => {
        await deleteApplication(application_sid);
        await refresh();
      }}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
