import { useMemo } from 'react';
import { providerOwner } from '../../platform/owner.ts';
import { usePasswordPolicy } from '../../platform/password-settings.ts';
import { useSystemInformation } from '../../platform/system-information.ts';
import { ApiKeysSection } from '../../screen/api-keys-section.tsx';
import { allOf } from '../../screen/record/loaded.ts';
import { TtsCacheSection } from '../../screen/tts-cache-section.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { AdminForm } from './admin-form.tsx';
import { adminFormValues } from './admin-form.wire.ts';
import { SettingsPanel } from './settings-panel.tsx';

/** What concerns the whole platform. */
export function AdminSettings({ isOpen }: { isOpen: boolean }) {
  const user = useUser();
  const refusal = writeRefusal(user);
  const { provider } = useCurrentProvider();
  const information = useSystemInformation();
  const policy = usePasswordPolicy();
  const base = useMemo(
    () => information.data && policy.data && adminFormValues(information.data, policy.data),
    [information.data, policy.data],
  );
  return (
    <SettingsPanel
      loaded={{ ...allOf({ information, policy }), data: base }}
      what="the settings of the platform"
      form={(values) => <AdminForm base={values} writeRefusal={refusal} />}
      isOpen={isOpen}
    >
      <TtsCacheSection accountSid={null} writeRefusal={refusal} />
      {provider && (
        <ApiKeysSection
          key={provider.service_provider_sid}
          owner={providerOwner(provider.service_provider_sid)}
          writeRefusal={refusal}
        />
      )}
    </SettingsPanel>
  );
}
