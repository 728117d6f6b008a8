import { Select } from '@trunkline/ui/primitives/select';
import type { ServiceProvider } from '../platform/service-providers.ts';

type ProviderSelectProps = {
  providers: readonly ServiceProvider[];
  provider: ServiceProvider | undefined;
  onChange: (sid: string) => void;
};

/** The choice itself, of code of its own: only admins have it, and not in the first moment. */
export default function ProviderSelect({ providers, provider, onChange }: ProviderSelectProps) {
  return (
    <Select
      aria-label="Service provider"
      value={provider?.service_provider_sid}
      placeholder="None yet"
      onChange={onChange}
      options={providers.map(({ service_provider_sid, name }) => ({
        value: service_provider_sid,
        label: name,
      }))}
      disabled={!provider}
    />
  );
}
