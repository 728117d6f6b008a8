import { DropdownMenu, type DropdownMenuItem } from '@trunkline/ui/primitives/dropdown-menu';
import { CodeXml, FileClock, Keyboard, LogOut, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { addresses } from '../addresses.ts';
import { config } from '../config/index.ts';
import { apiCallsPanel } from './api-calls/open.ts';
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

type UserMenuListProps = {
  trigger: ReactElement;
  /** Whether the button was pressed before this code had loaded. */
  isOpenAtFirst: boolean;
  /** The user's name, for display. */
  name: string;
  scope: string;
  /** Address of the user's record. */
  href: string;
  onSignOut: () => void;
};

/** The user's profile and changes, the console's appearance in this browser, and Sign out. */
export default function UserMenuList({
  trigger,
  isOpenAtFirst,
  name,
  scope,
  href,
  onSignOut,
}: UserMenuListProps) {
  const chosenScheme = scheme.use();
  const chosenDensity = density.use();
  const items: DropdownMenuItem[] = [
    { heading: `Scope: ${scope}` },
    { label: name, icon: UserRound, href, onSelect: () => goTo(href) },
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
    { label: 'Keyboard shortcuts', icon: Keyboard, onSelect: () => shortcutsSheet.set(true) },
    { label: 'API calls', icon: CodeXml, onSelect: () => apiCallsPanel.set(true) },
    'separator',
    { label: 'Sign out', icon: LogOut, onSelect: onSignOut },
  ];
  return <DropdownMenu trigger={trigger} items={items} defaultOpen={isOpenAtFirst} />;
}
