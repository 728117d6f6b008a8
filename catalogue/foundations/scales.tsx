import { Unstyled } from '@storybook/addon-docs/blocks';
import {
  Bell,
  Building2,
  Hash,
  Network,
  PhoneIncoming,
  Settings,
  Users,
  Waypoints,
} from 'lucide-react';

const typeRows = [
  ['text-title font-semibold', 'Title, 22/28', 'Names a page'],
  ['text-section font-semibold', 'Section, 16/24', 'Names a part of a page'],
  ['text-body', 'Body, 14/20', 'Everything that is read'],
  ['text-small', 'Small, 13/18', 'Tables and help'],
  ['text-meta', 'Meta, 12/16', 'Column heads and asides'],
  ['font-mono text-small', 'Mono, 13/18', 'SIDs, addresses, patterns, SIP'],
] as const;

/** Text sizes, in the font of the brand. */
export function TypeScale() {
  return (
    <Unstyled>
      <dl className="grid gap-4 rounded-lg border border-default bg-card p-5 text-default">
        {typeRows.map(([look, name, use]) => (
          <div key={name} className="grid gap-1">
            <dt className={look}>Calls to +49 30 901820 are answered</dt>
            <dd className="text-meta text-muted">
              {name}. {use}.
            </dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  );
}

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12];

/** The 4 px grid. */
export function SpaceScale() {
  return (
    <Unstyled>
      <ul className="grid gap-2 rounded-lg border border-default bg-card p-5 text-small text-default">
        {steps.map((step) => (
          <li key={step} className="grid grid-cols-[6rem_1fr] items-center">
            <span>
              {step} · {step * 4} px
            </span>
            <span className="h-3 bg-accent-fill" style={{ inlineSize: `${step * 4}px` }} />
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

const icons = { Bell, Building2, Hash, Network, PhoneIncoming, Settings, Users, Waypoints };

/** Some of the icons in use. */
export function IconSet() {
  return (
    <Unstyled>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4 rounded-lg border border-default bg-card p-5 text-small text-default">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className="flex items-center gap-2">
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
