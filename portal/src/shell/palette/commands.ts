import type { PaletteItem } from '@trunkline/ui/patterns/command-palette';
import {
  CodeXml,
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
import { levelOf, type SessionUser } from '../../session/user.ts';
import { callOutRefusal } from '../../shared/calls/call-out-refusal.ts';
import { navigationOf } from '../navigation/navigation.ts';
import { navigationIcons } from '../navigation/navigation-icons.ts';

/** The action: opens an address, or something else. */
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

export const screensOf = (routes: readonly RouteRecord[], context: NavContext): CommandGroup => ({
  id: 'screens',
  heading: 'Go to',
  items: navigationOf(routes, context, '')
    .flatMap(({ items }) => items)
    .map(({ label, icon, href }) => ({ id: href, label, icon, href })),
});

const isAdd = ({ path }: RouteRecord) => path.endsWith('/add');

/** Records the user may add. */
export function additionsOf(
  routes: readonly RouteRecord[],
  { user, config }: NavContext,
): readonly Command[] {
  if (user.isViewOnly) return [];
  return routes
    .filter(
      (route) =>
        isAdd(route) &&
        (route.isEnabled?.(config) ?? true) &&
        (!route.minimumScope || user.level >= levelOf(route.minimumScope.scope)),
    )
    .map(({ path, title }) => ({ id: path, label: title, icon: Plus, href: path }));
}

export const schemeCommands = (set: (scheme: 'light' | 'dark') => void): readonly Command[] => [
  { id: 'light', label: 'Light colour scheme', icon: Sun, run: () => set('light') },
  { id: 'dark', label: 'Dark colour scheme', icon: Moon, run: () => set('dark') },
];

export const inboundTestCommand: Command = {
  id: 'inbound-test',
  label: 'Test an inbound call',
  icon: PhoneIncoming,
  href: addresses.inboundTest,
};

/** None where the deployment keeps no history. */
export const yourChangesCommands = (isKept: boolean): readonly Command[] =>
  isKept
    ? [{ id: 'your-changes', label: 'Your changes', icon: FileClock, href: addresses.yourChanges }]
    : [];

/** None for those who can't make calls. */
export const callOutCommands = (user: SessionUser): readonly Command[] =>
  callOutRefusal(user) === undefined
    ? [{ id: 'call-out', label: 'Call out', icon: PhoneOutgoing, href: addresses.live.callOut }]
    : [];

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

/** More of them is a history, not a way back. */
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
