import { Button } from '@trunkline/ui/primitives/button';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { type FormEvent, useId, useState } from 'react';
import { addresses } from '../../addresses.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { toast } from '../../notices/toasts.ts';
import { messageOf, PlatformError } from '../../platform/client/calls/errors.ts';
import { createServiceProvider } from '../../platform/resources/providers/service-providers.ts';
import { leaveVia } from '../../screen/leave-guard/index.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { activeProvider } from '../../session/provider-choice.ts';
import { useUser } from '../../session/session.ts';
import { goTo } from '../navigation/navigate.tsx';

type AddProviderDialogProps = { onClose: () => void; onAdded?: (() => void) | undefined };

/** Asks for the name of a new service provider, which becomes the current one. */
export default function AddProviderDialog({ onClose, onAdded }: AddProviderDialogProps) {
  const formId = useId();
  const refusal = writeRefusal(useUser());
  const { retry: reloadProviders } = useCurrentProvider();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name === '') return setError('Give the service provider a name.');
    setBusy(true);
    try {
      const sid = await createServiceProvider(name);
      await reloadProviders();
      toast.success(`Added new service provider ${name}`);
      onClose();
      onAdded?.();
      leaveVia(() => {
        local.remove(localKeys.accountFilter);
        activeProvider.set(sid);
        goTo(addresses.accounts.list);
      });
    } catch (failure) {
      // For a name that is taken, the platform returns a database message.
      const isTaken = failure instanceof PlatformError && failure.kind === 'Conflict';
      const message = isTaken ? 'This name is already in use.' : messageOf(failure);
      setError(message);
      toast.error(message);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Add new service provider"
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={isBusy}
            disabled={refusal !== undefined}
            disabledReason={refusal}
          >
            Add service provider
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Field label="Name" required error={error}>
          <TextInput name="name" maxLength={64} />
        </Field>
      </form>
    </Dialog>
  );
}
