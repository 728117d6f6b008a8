import type { PaletteItem } from '@trunkline/ui/patterns/command-palette';
import {
  CodeXml,
  CornerDownRight,
  FileClock,
  Keyboard,
  type LucideIcon,
  Moon,
  PhoneIncoming,
  PhoneOutgoing,
  Plus,
  Server,
  Sun,
} from 'lucide-react';
import { addresses } from '../../addresses.ts';
import { finders } from '../../finders.ts';
import type { ServiceProvider } from '../../platform/resources/providers/service-providers.ts';
import type { NavContext, RouteRecord } from '../../screen/page/route.ts';
import { hasAllWords } from '../../screen/record/finder.ts';
import { kinds } from '../../screen/record/kinds.ts';
import type { RecentRecord } from '../../screen/record/recent.ts';
import { levelOf } from '../../session/user.ts';
import { callOutRefusal } from '../../shared/calls/call-out-refusal.ts';
import { navigationOf } from '../navigation/navigation.ts';
import { navigationIcons } from '../navigation/navigation-icons.ts';

/** Opens an address, or runs an action. */
export type Command = PaletteItem & { href?: string; run?: () => void };

type CommandGroup = { id: string; heading: string; items: readonly Command[] };

/** Commands whose label or other names contain every word of the text. */
export const fitting = (group: CommandGroup, text: string): CommandGroup => ({
  ...group,
  items:
    text === ''
      ? group.items
      : group.items.filter(({ label, detail }) => hasAllWords([label, detail], text)),
});

const isAdd = ({ path }: RouteRecord) => path.endsWith('/add');

const mayOpen = ({ isEnabled, minimumScope }: RouteRecord, { user, config }: NavContext) =>
  (isEnabled?.(config) ?? true) && (!minimumScope || user.level >= levelOf(minimumScope.scope));

/** Icons of screens without a navigation entry. */
const icons: Readonly<Record<string, LucideIcon>> = {
  [addresses.inboundTest]: PhoneIncoming,
  [addresses.live.callOut]: PhoneOutgoing,
  [addresses.yourChanges]: FileClock,
};

/** All screens with an address without parameters; those of the navigation come first. */
export function screensOf(routes: readonly RouteRecord[], context: NavContext): CommandGroup {
  const entries = navigationOf(routes, context, '').flatMap(({ items }) => items);
  const further = routes.filter(
    (route) =>
      route.path.startsWith('/internal/') &&
      !route.nav &&
      !isAdd(route) &&
      !route.path.includes(':') &&
      mayOpen(route, context) &&
      (route.path !== addresses.live.callOut || callOutRefusal(context.user) === undefined),
  );
  return {
    id: 'screens',
    heading: 'Go to',
    items: [
      ...entries.map(({ label, icon, href }) => ({ id: href, label, icon, href })),
      ...further.map(({ path, title }) => ({
        id: path,
        label: title,
        icon: icons[path] ?? CornerDownRight,
        href: path,
      })),
    ],
  };
}

/** Kinds of records that the user may add. */
export function additionsOf(
  routes: readonly RouteRecord[],
  context: NavContext,
): readonly Command[] {
  if (context.user.isViewOnly) return [];
  return routes
    .filter((route) => isAdd(route) && mayOpen(route, context))
    .map(({ path, title }) => ({ id: path, label: title, icon: Plus, href: path }));
}

export const schemeCommands = (set: (scheme: 'light' | 'dark') => void): readonly Command[] => [
  { id: 'light', label: 'Light colour scheme', icon: Sun, run: () => set('light') },
  { id: 'dark', label: 'Dark colour scheme', icon: Moon, run: () => set('dark') },
];

export const shortcutsCommand = (open: () => void): Command => ({
  id: 'shortcuts',
  label: 'Keyboard shortcuts',
  icon: Keyboard,
  run: open,
});

export const apiCallsCommand = (open: () => void): Command => ({
  id: 'api-calls',
  label: 'Show API calls',
  icon: CodeXml,
  run: open,
});

export const providersOf = (
  providers: readonly ServiceProvider[],
  choose: (sid: string) => void,
): CommandGroup => ({
  id: 'providers',
  heading: 'Service providers',
  items: providers.map(({ service_provider_sid: sid, name }) => ({
    id: sid,
    label: name,
    icon: Server,
    run: () => choose(sid),
  })),
});

const iconOf = (noun: string): LucideIcon => {
  const icon = finders.find(({ kind }) => kind.noun === noun)?.icon;
  return icon ? navigationIcons[icon] : FileClock;
};

/** Most recent records: more would be a history, not a way back. */
const recentAtMost = 5;

export const recentOf = (records: readonly RecentRecord[]): CommandGroup => ({
  id: 'recent',
  heading: 'Recent',
  items: records.slice(0, recentAtMost).flatMap(({ noun, sid, name }) => {
    const kind = Object.values(kinds).find((one) => one.noun === noun);
    const item = { id: `recent-${sid}`, label: name, detail: noun, icon: iconOf(noun) };
    return kind ? [{ ...item, href: kind.edit(sid) }] : [];
  }),
});
