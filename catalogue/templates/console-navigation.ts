import {
  AudioLines,
  Bell,
  Building2,
  FileCode2,
  Gauge,
  Grid3x3,
  Headset,
  History,
  Network,
  Phone,
  PhoneCall,
  Settings,
  Split,
  UsersRound,
  Workflow,
} from 'lucide-react';
import type { NavigationGroup } from '../../ui/src/patterns/app-shell/index.ts';

/** The console's navigation as administrators see it; a test compares the two. */
const groups: readonly NavigationGroup[] = [
  {
    id: 'watch',
    items: [
      { id: 'overview', label: 'Overview', href: '#overview', icon: Gauge },
      { id: 'live', label: 'Live', href: '#live', icon: PhoneCall },
      { id: 'calls', label: 'Recent calls', href: '#calls', icon: History },
      { id: 'alerts', label: 'Alerts', href: '#alerts', icon: Bell, count: 3 },
    ],
  },
  {
    id: 'set up',
    items: [
      { id: 'accounts', label: 'Accounts', href: '#accounts', icon: Building2 },
      { id: 'clients', label: 'Clients', href: '#clients', icon: Headset },
      { id: 'applications', label: 'Applications', href: '#applications', icon: Workflow },
    ],
  },
  {
    id: 'byo',
    heading: 'BYO Services',
    items: [
      { id: 'carriers', label: 'Carriers', href: '#carriers', icon: Network },
      { id: 'speech', label: 'Speech', href: '#speech', icon: AudioLines },
      { id: 'numbers', label: 'Phone Numbers', href: '#numbers', icon: Phone },
      { id: 'tenants', label: 'MS Teams Tenants', href: '#tenants', icon: Grid3x3 },
      { id: 'routing', label: 'Outbound Call Routing', href: '#routing', icon: Split },
    ],
  },
  {
    id: 'manage',
    items: [
      { id: 'users', label: 'Users', href: '#users', icon: UsersRound },
      { id: 'settings', label: 'Settings', href: '#settings', icon: Settings },
      { id: 'configuration', label: 'Configuration', href: '#configuration', icon: FileCode2 },
    ],
  },
];

/** @param current id of the entry to mark */
export const consoleNavigation = (current: string): NavigationGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, isCurrent: item.id === current })),
  }));

/** Label of an entry, for breadcrumbs. */
export const labelOf = (id: string) =>
  groups.flatMap(({ items }) => items).find((item) => item.id === id)?.label;
