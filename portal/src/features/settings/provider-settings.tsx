import { useMemo } from 'react';
import type { ServiceProvider } from '../../platform/resources/providers/service-providers.ts';
import { useLimits } from '../../platform/values/limits.ts';
import { providerOwner } from '../../platform/values/owner.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { ApiKeysSection } from '../../shared/records/api-keys-section.tsx';
import { DeleteProvider } from './delete-provider.tsx';
import { ProviderForm } from './provider-form.tsx';
import { providerFormValues } from './provider-form.wire.ts';
import { SettingsPanel } from './settings-panel.tsx';

type ProviderSettingsProps = {
  provider: ServiceProvider;
  /** Whether this is the only service provider. */
  isOnly: boolean;
  isOpen: boolean;
};

/** Settings of one service provider. Key it by the provider's SID. */
export function ProviderSettings({ provider, isOnly, isOpen }: ProviderSettingsProps) {
  const user = useUser();
  const refusal = writeRefusal(user);
  const owner = providerOwner(provider.service_provider_sid);
  const limits = useLimits(owner);
  const base = useMemo(
    () => limits.data && providerFormValues(provider, limits.data),
    [provider, limits.data],
  );
  return (
    <SettingsPanel
      loaded={{ ...allOf({ limits }), data: base }}
      what="the settings of the service provider"
      form={(values) => <ProviderForm sid={owner.sid} base={values} writeRefusal={refusal} />}
      isOpen={isOpen}
    >
      <ApiKeysSection owner={owner} writeRefusal={refusal} />
      {user.scope === 'admin' && <DeleteProvider provider={provider} isOnly={isOnly} />}
    </SettingsPanel>
  );
}
