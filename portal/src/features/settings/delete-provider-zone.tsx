import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { local, localKeys } from '../../browser/storage.ts';
import { toast } from '../../notices/toasts.ts';
import { deleteServiceProvider, type ServiceProvider } from '../../platform/service-providers.ts';
import { DeleteDialog } from '../../screen/delete-dialog.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { activeProvider } from '../../session/provider-choice.ts';
import { blockedBy, readProviderUsage } from './provider-usage.ts';

type DeleteProviderZoneProps = {
  provider: ServiceProvider;
  isOnly: boolean;
  writeRefusal: string | undefined;
};

const isLast = 'The only service provider cannot be deleted.';

/** Deletes the current service provider; the first of the others by name takes its place. */
export function DeleteProviderZone({ provider, isOnly, writeRefusal }: DeleteProviderZoneProps) {
  const { service_provider_sid: sid, name } = provider;
  const { retry: reloadProviders } = useCurrentProvider();
  const [isAsking, setAsking] = useState(false);
  const refusal = writeRefusal ?? (isOnly ? isLast : undefined);

  async function handleDelete() {
    await deleteServiceProvider(sid);
    // First the list: as long as it names the deleted one, forgetting the choice could show it again.
    await reloadProviders();
    local.remove(localKeys.accountFilter);
    activeProvider.forget();
    toast.success(`Deleted service provider ${name}`);
  }

  return (
    <FormSection
      variant="danger"
      title="Delete service provider"
      description="Only a service provider without accounts, users and outbound call routing can be deleted."
    >
      <Button
        variant="destructive-quiet"
        icon={Trash2}
        className="justify-self-start"
        onClick={() => setAsking(true)}
        disabled={refusal !== undefined}
        disabledReason={refusal}
      >
        Delete service provider
      </Button>
      {isAsking && (
        <DeleteDialog
          title={`Delete service provider ${name}`}
          subject="this service provider"
          usageKey={['ServiceProviders', sid, 'usage']}
          readUsage={() => readProviderUsage(sid)}
          blockedBy={(usage) => blockedBy(usage, name)}
          confirmLabel="Delete service provider"
          typedConfirmation={name}
          onDelete={handleDelete}
          onClose={() => setAsking(false)}
          // The one that takes its place is another form: the focus starts over with it.
          onDeleted={() => document.querySelector<HTMLElement>('[data-page-heading]')?.focus()}
        >
          <p>Are you sure you want to delete the service provider {name}?</p>
          <p className="mt-2">Its carriers, speech credentials and API keys are deleted with it.</p>
        </DeleteDialog>
      )}
    </FormSection>
  );
}
