import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { Fieldset } from '@trunkline/ui/primitives/fieldset';
import { type KindName, kindNames } from '../../configuration/model.ts';

/** Names as in the navigation. The core has them too, but only loads in its worker. */
const sectionNames: Record<KindName, string> = {
  settings: 'Account settings',
  limits: 'Limits',
  applications: 'Applications',
  carriers: 'Carriers and gateways',
  speech: 'Speech credentials',
  numbers: 'Phone numbers',
  teams_tenants: 'Teams tenants',
  clients: 'SIP clients',
  routing: 'Outbound routing',
};

type SectionChoiceProps = {
  legend: string;
  /** Sections to offer, in this order. Default: all. */
  offered?: readonly KindName[];
  chosen: ReadonlySet<KindName>;
  onChange: (chosen: ReadonlySet<KindName>) => void;
  error?: string | undefined;
};

/** Chooses the sections of a configuration. */
export function SectionChoice({
  legend,
  offered = kindNames,
  chosen,
  onChange,
  error,
}: SectionChoiceProps) {
  const toggle = (name: KindName) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    onChange(next);
  };
  return (
    <Fieldset legend={legend} error={error}>
      <div className="grid max-w-3xl grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {offered.map((name, at) => (
          <Checkbox
            label={sectionNames[name]}
            key={name}
            checked={chosen.has(name)}
            data-missing={(error && at === 0) || undefined}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
