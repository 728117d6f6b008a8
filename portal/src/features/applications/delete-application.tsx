import { toast } from '../../notices/toasts.ts';
import {
  type Application,
  deleteApplication,
  useApplicationRefresh,
} from '../../platform/applications.ts';
import { DeleteDialog } from '../../screen/delete-dialog.tsx';
import { isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { blockedBy, readApplicationUsage } from './application-usage.ts';

type DeleteApplicationProps = {
  application: Pick<Application, 'application_sid' | 'name' | 'account_sid'>;
  /** Of its account. */
  serviceProviderSid: string | null;
  onClose: () => void;
  onDeleted?: () => void;
};

export function DeleteApplication({
  application,
  serviceProviderSid,
  onClose,
  onDeleted,
}: DeleteApplicationProps) {
  const { application_sid, account_sid, name } = application;
  const isManager = isAtLeast(useUser(), 'service_provider');
  const refresh = useApplicationRefresh();
  return (
    <DeleteDialog
      title={`Delete application ${name}`}
      subject="this application"
      usageKey={['Applications', application_sid, 'usage']}
      readUsage={() =>
        readApplicationUsage({
          applicationSid: application_sid,
          accountSid: account_sid,
          serviceProviderSid,
          isManager,
        })
      }
      blockedBy={(usage) => blockedBy(usage, name)}
      confirmLabel="Delete application"
      onDelete={async () => {
        await deleteApplication(application_sid);
        await refresh();
        toast.success(`Deleted application ${name}`);
      }}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <p>Are you sure you want to delete the application {name}?</p>
    </DeleteDialog>
  );
}
