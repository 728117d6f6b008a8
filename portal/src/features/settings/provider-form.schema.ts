import { validateLimits } from '@trunkline/ui/widgets/limits-editor';
import * as v from 'valibot';
import { isDomainName } from '../../platform/values/domain-name.ts';
import type { Members } from '../../screen/form/save/record/members.ts';
import { nameSchema, widgetSchema } from '../../screen/form/schema.ts';
import { limitLabel } from '../../shared/records/limits.ts';

export type TeamsValue = {
  isEnabled: boolean;
  /** Kept while the box is unticked, so that ticking it restores the name. */
  fqdn: string;
};

export type ProviderFormValues = {
  name: string;
  teams: TeamsValue;
  limits: Record<string, string>;
};

export const providerMembers: Members<ProviderFormValues> = {
  name: { label: 'Service provider name' },
  teams: {
    label: 'MS Teams',
    describe: ({ isEnabled, fqdn }) => (isEnabled ? fqdn : 'Off'),
  },
  limits: { each: (category) => ({ label: limitLabel(category) }) },
};

/** Requires three labels or more, the last one not a number: that would be an address. */
export function fqdnError(text: string): string | undefined {
  const name = text.trim();
  if (name === '') return 'Enter the domain name of the SBC.';
  return isDomainName(name, 3)
    ? undefined
    : 'Enter a fully qualified domain name, such as teams.example.net';
}

/** A quantity as the platform would return it. */
const trimmedQuantity = (text: string) => text.trim().replace(/^0+(?=\d)/, '');

/** As the platform would store it: the name of an unticked box isn't stored. */
export const providerFormSchema = v.object({
  name: nameSchema('Give the service provider a name.'),
  teams: v.pipe(
    widgetSchema(({ isEnabled, fqdn }: TeamsValue) => ({
      fqdn: isEnabled ? fqdnError(fqdn) : undefined,
    })),
    v.transform(({ isEnabled, fqdn }) => ({ isEnabled, fqdn: isEnabled ? fqdn.trim() : '' })),
  ),
  limits: v.pipe(
    widgetSchema(validateLimits),
    v.transform((limits) =>
      Object.fromEntries(
        Object.entries(limits).map(([category, text]) => [category, trimmedQuantity(text)]),
      ),
    ),
  ),
});
