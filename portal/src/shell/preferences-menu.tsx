import { DropdownMenu, type DropdownMenuItem } from '@trunkline/ui/primitives/dropdown-menu';
import { FileClock, Keyboard, LogOut, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { addresses } from '../addresses.ts';
import { config } from '../config/index.ts';
import { type Density, density } from './density.ts';
import { goTo } from './navigation/navigate.tsx';
import { type SchemeChoice, scheme } from './scheme.ts';
import { shortcutsSheet } from './shortcuts/open.ts';

const schemes: readonly { value: SchemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];
const densities: readonly { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

type PreferencesMenuProps = {
  trigger: ReactElement;
  /** The button was pressed before this code was there. */
  isOpenAtFirst: boolean;
  /** Where the header has no room for them: the user, and the way out. */
  session:
    | { name: string; scope: string; href: string; onOpen: () => void; onSignOut: () => void }
    | undefined;
};

/** How the console looks to this person, in this browser. */
export default function PreferencesMenu({ trigger, isOpenAtFirst, session }: PreferencesMenuProps) {
  const chosenScheme = scheme.use();
  const chosenDensity = density.use();
  const items: DropdownMenuItem[] = [
    ...(session
      ? [
          { heading: `Scope: ${session.scope}` },
          { label: session.name, icon: UserRound, href: session.href, onSelect: session.onOpen },
        ]
      : []),
    { heading: 'Colour scheme' },
    ...schemes.map(({ value, label }) => ({
      label,
      isChecked: value === chosenScheme,
      onSelect: () => scheme.set(value),
    })),
    { heading: 'Density' },
    ...densities.map(({ value, label }) => ({
      label,
      isChecked: value === chosenDensity,
      onSelect: () => density.set(value),
    })),
    'separator',
    ...(config().disableChangeHistory
      ? []
      : [
          {
            label: 'Your changes',
            icon: FileClock,
            href: addresses.yourChanges,
            onSelect: () => goTo(addresses.yourChanges),
          },
        ]),
    { label: 'Keyboard shortcuts', icon: Keyboard, onSelect: () => shortcutsSheet.set(true) },
    ...(session ? [{ label: 'Sign out', icon: LogOut, onSelect: session.onSignOut }] : []),
  ];
  return <DropdownMenu trigger={trigger} items={items} defaultOpen={isOpenAtFirst} />;
}
