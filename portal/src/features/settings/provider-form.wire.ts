import type {
  ServiceProvider,
  ServiceProviderUpdate,
} from '../../platform/resources/providers/service-providers.ts';
import type { Limit } from '../../platform/values/limits.ts';
import { isEqual } from '../../screen/form/values.ts';
import { limitValues } from '../../shared/records/limits.ts';
import type { ProviderFormValues } from './provider-form.schema.ts';

/** Wire to form. */
export const providerFormValues = (
  { name, ms_teams_fqdn }: Pick<ServiceProvider, 'name' | 'ms_teams_fqdn'>,
  limits: readonly Limit[],
): ProviderFormValues => ({
  name,
  teams: { isEnabled: ms_teams_fqdn !== '', fqdn: ms_teams_fqdn },
  limits: limitValues(limits),
});

/** Form to PUT: the differences from the stored provider; null if it hasn't changed itself. */
export function providerUpdateOf(
  { name, teams }: ProviderFormValues,
  stored: ProviderFormValues,
): ServiceProviderUpdate | null {
  const update: ServiceProviderUpdate = {};
  if (name !== stored.name) update.name = name;
  if (!isEqual(teams, stored.teams)) update.ms_teams_fqdn = teams.isEnabled ? teams.fqdn : null;
  return Object.keys(update).length === 0 ? null : update;
}
