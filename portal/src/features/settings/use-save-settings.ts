import { useRefresh } from '../../platform/client/cache/query.ts';
import type { StoredProvider } from '../../platform/resources/providers/service-providers.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import type { AdminFormValues } from './admin/admin-form.schema.ts';
import type { ProviderFormValues } from './provider-form.schema.ts';
import { adminCalls, providerCalls } from './save-settings.ts';

export const settings = { noun: 'settings', isPlural: true };

export function useSaveAdminSettings(): RecordSave<AdminFormValues, null> {
  const refresh = useRefresh('SystemInformation', 'PasswordSettings');
  return {
    ...adminCalls,
    refresh: () => refresh(),
    done: 'Admin settings updated successfully',
  };
}

export function useSaveProvider(sid: string): RecordSave<ProviderFormValues, StoredProvider> {
  const refresh = useRefresh('ServiceProviders', 'Limits');
  return {
    ...providerCalls(sid),
    refresh: () => refresh(),
    done: 'Settings updated',
  };
}
