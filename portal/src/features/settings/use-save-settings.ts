import { useSWRConfig } from 'swr';
import { limitsKey } from '../../platform/limits.ts';
import { providerOwner } from '../../platform/owner.ts';
import { usePasswordPolicy } from '../../platform/password-settings.ts';
import type { StoredProvider } from '../../platform/service-providers.ts';
import { useSystemInformation } from '../../platform/system-information.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import type { AdminFormValues } from './admin-form.schema.ts';
import type { ProviderFormValues } from './provider-form.schema.ts';
import { adminCalls, providerCalls } from './save-settings.ts';

export const settings = { noun: 'settings', isPlural: true };

export function useSaveAdminSettings(): RecordSave<AdminFormValues, null> {
  const information = useSystemInformation();
  const policy = usePasswordPolicy(useUser().userSid);
  return {
    ...adminCalls,
    refresh: () => Promise.all([information.mutate(), policy.mutate()]),
    done: 'Admin settings updated successfully',
  };
}

export function useSaveProvider(sid: string): RecordSave<ProviderFormValues, StoredProvider> {
  const { retry: reloadProviders } = useCurrentProvider();
  const { mutate } = useSWRConfig();
  return {
    ...providerCalls(sid),
    refresh: () => Promise.all([reloadProviders(), mutate(limitsKey(providerOwner(sid)))]),
    done: 'Settings updated',
  };
}
