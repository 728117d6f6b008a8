import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { limitChanges } from '@trunkline/ui/widgets/limits-editor';
import { useMemo } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { messageOf, PlatformError } from '../../platform/errors.ts';
import { useLimits } from '../../platform/limits.ts';
import { providerOwner } from '../../platform/owner.ts';
import { type ServiceProvider, updateServiceProvider } from '../../platform/service-providers.ts';
import { ApiKeysSection } from '../../screen/api-keys-section.tsx';
import { limitParts } from '../../screen/limits.ts';
import { type SavePart, saveParts } from '../../screen/save-parts.ts';
import type { FormOutcome } from '../../screen/use-record-form.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { concludeSave } from './conclude-save.ts';
import { DeleteProviderZone } from './delete-provider-zone.tsx';
import { type ProviderFormValues, tidyProvider } from './provider-form.schema.ts';
import { ProviderForm } from './provider-form.tsx';
import { providerFormValues, providerUpdateOf } from './provider-form.wire.ts';

type ProviderSettingsProps = {
  provider: ServiceProvider;
  /** There is no other service provider. */
  isOnly: boolean;
  /** Its tab is the open one. */
  isOpen: boolean;
};

const nameTaken = 'This name is already in use.';

/** What concerns one service provider. Give it the provider's sid as key. */
export function ProviderSettings({ provider, isOnly, isOpen }: ProviderSettingsProps) {
  const user = useUser();
  const { retry: reloadProviders } = useCurrentProvider();
  const sid = provider.service_provider_sid;
  const owner = providerOwner(sid);
  const limits = useLimits(owner);
  const refusal = writeRefusal(user);
  const stored = useMemo(
    () => limits.data && providerFormValues(provider, limits.data),
    [provider, limits.data],
  );

  function partsOf(values: ProviderFormValues, before: ProviderFormValues): SavePart[] {
    const update = providerUpdateOf(values, before);
    const own = update && {
      label: 'Name and MS Teams',
      run: () => updateServiceProvider(sid, update).catch(refuseTakenName),
    };
    const changed = limitParts(owner, limitChanges(before.limits, values.limits));
    return own ? [own, ...changed] : changed;
  }

  async function save(
    values: ProviderFormValues,
    setError: UseFormSetError<ProviderFormValues>,
  ): Promise<FormOutcome<ProviderFormValues>> {
    if (!stored) return {};
    const outcome = await saveParts(partsOf(values, stored));
    const problem = await concludeSave(outcome, 'Settings updated', () =>
      Promise.all([reloadProviders(), limits.mutate()]),
    );
    if (outcome.failures.some(({ error }) => isConflict(error))) {
      setError('name', { type: 'server', message: nameTaken });
    }
    return problem ? { problem } : { stored: tidyProvider(values) };
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      {stored ? (
        <ProviderForm providerSid={sid} stored={stored} writeRefusal={refusal} onSave={save} />
      ) : limits.error ? (
        <ErrorState
          title="The settings of the service provider could not be loaded"
          message={messageOf(limits.error)}
          onRetry={() => limits.mutate()}
          isRetrying={limits.isValidating}
        />
      ) : (
        <div className="grid gap-5" aria-busy="true">
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-44 w-full" />
        </div>
      )}
      {isOpen && (
        <>
          <h2 className="mt-2 text-small text-muted">
            What follows takes effect at once, without Save.
          </h2>
          <ApiKeysSection owner={owner} writeRefusal={refusal} />
          {user.scope === 'admin' && (
            <DeleteProviderZone provider={provider} isOnly={isOnly} writeRefusal={refusal} />
          )}
        </>
      )}
    </div>
  );
}

const isConflict = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && error.kind === 'Conflict';

/** The platform answers a taken name with the text of its database. */
function refuseTakenName(error: unknown): never {
  throw isConflict(error) ? new PlatformError('Conflict', nameTaken, error.status) : error;
}
