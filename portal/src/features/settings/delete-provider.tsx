import { local, localKeys } from '../../browser/storage.ts';
import {
  deleteServiceProvider,
  type ServiceProvider,
} from '../../platform/resources/providers/service-providers.ts';
import { DeleteSection } from '../../screen/record/delete/delete-section.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { activeProvider } from '../../session/provider-choice.ts';
import { onDemand } from '../../start/loadable.tsx';

const DeleteDialog = onDemand(async () => ({
  default: (await import('../../screen/record/delete/delete-dialog.tsx')).DeleteDialog,
}));

type DeleteProviderProps = {
  provider: ServiceProvider;
  isOnly: boolean;
};

const kind = { noun: 'service provider', deleteLabel: 'Delete service provider' };
const isLast = "The only service provider can't be deleted.";

/** Deletes the current service provider; the first of the others by name becomes current. */
export function DeleteProvider({ provider, isOnly }: DeleteProviderProps) {
  const { service_provider_sid: sid, name } = provider;
  const { retry: reloadProviders } = useCurrentProvider();
  return (
    <DeleteSection
      kind={kind}
      description="Remove its accounts, users and outbound call routing first."
      refusal={isOnly ? isLast : undefined}
    >
      {({ onClose }) => (
        <DeleteDialog
          kind={kind}
          sid={sid}
          name={name}
          readBlocked={async () =>
            (await import('./provider-usage.ts')).providerBlockedBy(sid, name)
          }
          typedConfirmation={name}
          onDelete={async () => {
            await deleteServiceProvider(sid);
            // Reloads the list first: as long as it contains the deleted one, that could be shown
            // again.
            await reloadProviders();
            local.remove(localKeys.accountFilter);
            activeProvider.forget();
          }}
          onClose={onClose}
        >
          <p>This also deletes its carriers, speech credentials and API keys.</p>
        </DeleteDialog>
      )}
    </DeleteSection>
  );
}
