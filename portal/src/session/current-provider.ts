import {
  type ServiceProvider,
  useServiceProviders,
} from '../platform/resources/providers/service-providers.ts';
import { activeProvider } from './provider-choice.ts';
import { useSession } from './session.ts';

/**
 * The remembered provider if it still exists, otherwise the first by name. `provider` is undefined
 * while the list is loading, if it failed (`error`), and if it is empty.
 */
export function useCurrentProvider() {
  const session = useSession();
  const chosen = activeProvider.use();
  const { data, error, mutate } = useServiceProviders(session !== null);
  return {
    providers: data,
    provider: data && currentOf(data, chosen),
    error: error as unknown,
    retry: () => mutate(),
  };
}

/** @param sorted providers by name */
function currentOf(
  sorted: readonly ServiceProvider[],
  chosenSid: string | null,
): ServiceProvider | undefined {
  return sorted.find((one) => one.service_provider_sid === chosenSid) ?? sorted[0];
}
