import { useMemo } from 'react';
import { usePasswordPolicy } from '../../../platform/resources/providers/password-settings.ts';
import { useSystemInformation } from '../../../platform/resources/providers/system-information.ts';
import { providerOwner } from '../../../platform/values/owner.ts';
import { allOf } from '../../../screen/record/loaded.ts';
import { useCurrentProvider } from '../../../session/current-provider.ts';
import { writeRefusal } from '../../../session/policies.ts';
import { useUser } from '../../../session/session.ts';
import { ApiKeysSection } from '../../../shared/records/api-keys-section.tsx';
import { TtsCacheSection } from '../../../shared/speech/tts-cache-section.tsx';
import { SettingsPanel } from '../settings-panel.tsx';
import { AdminForm } from './admin-form.tsx';
import { adminFormValues } from './admin-form.wire.ts';

/** Settings of the whole platform. */
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
