import {
  type Application,
  deleteApplication,
  useApplicationRefresh,
} from '../../platform/applications.ts';
import { DeleteDialog } from '../../screen/delete-dialog.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { toast } from '../../session/toasts.ts';
import { blockedBy, readApplicationUsage } from './application-usage.ts';

type DeleteApplicationProps = {
  application: Pick<Application, 'application_sid' | 'name' | 'account_sid'>;
  onClose: () => void;
  onDeleted?: () => void;
};

export function DeleteApplication({ application, onClose, onDeleted }: DeleteApplicationProps) {
  const { application_sid, account_sid, name } = application;
  const { provider } = useCurrentProvider();
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
          serviceProviderSid: isManager ? (provider?.service_provider_sid ?? null) : null,
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
