import { validateLimits } from '@trunkline/ui/widgets/limits-editor';
import { formSchema, reportBelow } from '../../screen/form-schema.ts';

export type ProviderFormValues = {
  name: string;
  /** The name is kept while the box is not ticked, so that ticking it again brings it back. */
  teams: { isEnabled: boolean; fqdn: string };
  limits: Record<string, string>;
};

const hostLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Three labels or more (screens 1.5). The last one is no number: that would be an address. */
export function fqdnError(text: string): string | undefined {
  const name = text.trim();
  if (name === '') return 'Enter the domain name of the SBC.';
  const labels = name.split('.');
  const isName = labels.length >= 3 && labels.every((label) => hostLabel.test(label));
  return isName && name.length <= 253 && !/^\d+$/.test(labels.at(-1) ?? '')
    ? undefined
    : 'Enter a fully qualified domain name, such as teams.example.net';
}

export const providerFormSchema = formSchema<ProviderFormValues>((values, report) => {
  const name = values.name.trim();
  if (name === '') report('name', 'Give the service provider a name.');
  else if (name.length > 64) report('name', 'Use at most 64 characters.');
  if (values.teams.isEnabled) report('teams.fqdn', fqdnError(values.teams.fqdn));
  reportBelow(report, 'limits', validateLimits(values.limits));
});

/** A quantity as the platform would answer it. */
const tidyQuantity = (text: string) => text.trim().replace(/^0+(?=\d)/, '');

/** As the platform would store it: what a box that is not ticked remembers is not stored. */
export const tidyProvider = ({ name, teams, limits }: ProviderFormValues): ProviderFormValues => ({
  name: name.trim(),
  teams: { isEnabled: teams.isEnabled, fqdn: teams.isEnabled ? teams.fqdn.trim() : '' },
  limits: Object.fromEntries(
    Object.entries(limits).map(([category, text]) => [category, tidyQuantity(text)]),
  ),
});
