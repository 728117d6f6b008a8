import { Combobox } from '@trunkline/ui/primitives/combobox';
import { Select } from '@trunkline/ui/primitives/select';
import { foreign } from '@trunkline/ui/tokens/text';
import type { ServiceProvider } from '../../platform/resources/providers/service-providers.ts';

type ProviderSelectProps = {
  providers: readonly ServiceProvider[];
  provider: ServiceProvider | undefined;
  onChange: (sid: string) => void;
};

/** With this many providers, typing finds one faster than looking. */
const manyProviders = 8;

/** The select, in a separate chunk: only admins have it. */
export default function ProviderSelect({ providers, provider, onChange }: ProviderSelectProps) {
  const shared = {
    'aria-label': 'Service provider',
    value: provider?.service_provider_sid,
    placeholder: 'None yet',
    options: providers.map(({ service_provider_sid, name }) => ({
      value: service_provider_sid,
      label: foreign(name),
    })),
    disabled: !provider,
  };
  return providers.length < manyProviders ? (
    <Select {...shared} onChange={onChange} />
  ) : (
    <Combobox {...shared} value={shared.value ?? null} onChange={(sid) => sid && onChange(sid)} />
  );
}
