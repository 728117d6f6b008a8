import type { ServiceProvider } from '../../platform/service-providers.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import type { Loaded } from './loaded.ts';

/** The current service provider, as a screen that needs it loads it. */
export function useLoadedProvider(): Loaded<ServiceProvider> {
  const { provider, error, retry } = useCurrentProvider();
  return { data: provider, error, isValidating: false, retry };
}
