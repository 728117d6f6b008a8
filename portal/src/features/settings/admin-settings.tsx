import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { useMemo } from 'react';
import { messageOf } from '../../platform/errors.ts';
import { providerOwner } from '../../platform/owner.ts';
import { savePasswordPolicy, usePasswordPolicy } from '../../platform/password-settings.ts';
import { saveSystemInformation, useSystemInformation } from '../../platform/system-information.ts';
import { ApiKeysSection } from '../../screen/api-keys-section.tsx';
import { same } from '../../screen/form-values.ts';
import { type SavePart, saveParts } from '../../screen/save-parts.ts';
import { TtsCacheSection } from '../../screen/tts-cache-section.tsx';
import type { FormOutcome } from '../../screen/use-record-form.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { type AdminFormValues, tidyAdmin } from './admin-form.schema.ts';
import { AdminForm } from './admin-form.tsx';
import { adminFormValues, systemInformationOf } from './admin-form.wire.ts';
import { concludeSave } from './conclude-save.ts';

type AdminSettingsProps = {
  /** Its tab is the open one. */
  isOpen: boolean;
};

/** What concerns the whole platform. */
export function AdminSettings({ isOpen }: AdminSettingsProps) {
  const user = useUser();
  const { provider } = useCurrentProvider();
  const information = useSystemInformation();
  const policy = usePasswordPolicy(user.userSid);
  const refusal = writeRefusal(user);
  const error: unknown = information.error ?? policy.error;
  const stored = useMemo(
    () => information.data && policy.data && adminFormValues(information.data, policy.data),
    [information.data, policy.data],
  );
  const reload = () => Promise.all([information.mutate(), policy.mutate()]);

  async function save(values: AdminFormValues): Promise<FormOutcome<AdminFormValues>> {
    if (!stored) return {};
    const outcome = await saveParts(partsOf(values, stored));
    const problem = await concludeSave(outcome, 'Admin settings updated successfully', reload);
    return problem ? { problem } : { stored: tidyAdmin(values) };
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      {stored ? (
        <AdminForm stored={stored} writeRefusal={refusal} onSave={save} />
      ) : error ? (
        <ErrorState
          title="The settings of the platform could not be loaded"
          message={messageOf(error)}
          onRetry={reload}
          isRetrying={information.isValidating || policy.isValidating}
        />
      ) : (
        <div className="grid gap-5" aria-busy="true">
          <Skeleton className="h-120 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
      )}
      {isOpen && (
        <>
          <h2 className="mt-2 text-small text-muted">
            What follows takes effect at once, without Save.
          </h2>
          <TtsCacheSection accountSid={null} writeRefusal={refusal} />
          {provider && (
            <ApiKeysSection
              key={provider.service_provider_sid}
              owner={providerOwner(provider.service_provider_sid)}
              writeRefusal={refusal}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Only what changed: a second Save sends what the first one could not. */
function partsOf(values: AdminFormValues, stored: AdminFormValues): SavePart[] {
  const { systemInformation, passwordPolicy } = tidyAdmin(values);
  const parts: SavePart[] = [];
  if (!same(systemInformation, stored.systemInformation)) {
    const body = systemInformationOf(values);
    parts.push({ label: 'System information', run: () => saveSystemInformation(body) });
  }
  if (!same(passwordPolicy, stored.passwordPolicy)) {
    parts.push({ label: 'Password policy', run: () => savePasswordPolicy(passwordPolicy) });
  }
  return parts;
}
