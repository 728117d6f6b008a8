import type { Limit } from '../../platform/limits.ts';
import type { ServiceProvider, ServiceProviderUpdate } from '../../platform/service-providers.ts';
import { same } from '../../screen/form-values.ts';
import { limitValues } from '../../screen/limits.ts';
import { type ProviderFormValues, tidyProvider } from './provider-form.schema.ts';

/** Wire to form. */
export const providerFormValues = (
  { name, ms_teams_fqdn }: ServiceProvider,
  limits: readonly Limit[],
): ProviderFormValues => ({
  name,
  teams: { isEnabled: ms_teams_fqdn !== '', fqdn: ms_teams_fqdn },
  limits: limitValues(limits),
});

/** Form to PUT; null when nothing of the provider itself changed. */
export function providerUpdateOf(
  values: ProviderFormValues,
  stored: ProviderFormValues,
): ServiceProviderUpdate | null {
  const { name, teams } = tidyProvider(values);
  if (name === stored.name && same(teams, stored.teams)) return null;
  return { name, ms_teams_fqdn: teams.isEnabled ? teams.fqdn : null };
}
