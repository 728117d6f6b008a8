import { AudioLines, Bell, Grid3x3, Headset, History, Network, Phone, Split } from 'lucide-react';
import type { RouteRecord } from '../../screen/route.ts';

/** An area the console does not have yet: its addresses exist and say so. */
type Area = {
  path: string;
  title: string;
  /** Addresses below it, such as `add` and `:sid/edit`. */
  below?: string[];
} & Pick<RouteRecord, 'nav' | 'minimumScope' | 'isEnabled'>;

const addAndEdit = ['add', ':sid/edit'];

const areas: Area[] = [
  {
    path: '/internal/clients',
    title: 'Clients',
    below: addAndEdit,
    nav: { group: 'main', label: 'Clients', icon: Headset, href: () => '/internal/clients' },
  },
  {
    path: '/internal/recent-calls',
    title: 'Recent calls',
    nav: {
      group: 'main',
      label: 'Recent calls',
      icon: History,
      href: () => '/internal/recent-calls',
    },
  },
  {
    path: '/internal/alerts',
    title: 'Alerts',
    nav: { group: 'main', label: 'Alerts', icon: Bell, href: () => '/internal/alerts' },
  },
  {
    path: '/internal/carriers',
    title: 'Carriers',
    below: addAndEdit,
    nav: { group: 'byo', label: 'Carriers', icon: Network, href: () => '/internal/carriers' },
  },
  {
    path: '/internal/speech-services',
    title: 'Speech',
    below: addAndEdit,
    nav: {
      group: 'byo',
      label: 'Speech',
      icon: AudioLines,
      href: () => '/internal/speech-services',
    },
  },
  {
    path: '/internal/phone-numbers',
    title: 'Phone Numbers',
    below: addAndEdit,
    nav: {
      group: 'byo',
      label: 'Phone Numbers',
      icon: Phone,
      href: () => '/internal/phone-numbers',
    },
  },
  {
    path: '/internal/ms-teams-tenants',
    title: 'MS Teams Tenants',
    below: addAndEdit,
    nav: {
      group: 'byo',
      label: 'MS Teams Tenants',
      icon: Grid3x3,
      isShown: ({ hasTeams }) => hasTeams,
      href: () => '/internal/ms-teams-tenants',
    },
  },
  {
    path: '/internal/least-cost-routing',
    title: 'Outbound Call Routing',
    below: addAndEdit,
    isEnabled: (config) => !config.disableOutboundCallRouting,
    nav: {
      group: 'byo',
      label: 'Outbound Call Routing',
      icon: Split,
      isShown: ({ config }) => !config.disableOutboundCallRouting,
      href: ({ user, lcrSid }) => {
        if (user.scope === 'admin') return '/internal/least-cost-routing';
        return lcrSid
          ? `/internal/least-cost-routing/${lcrSid}/edit`
          : '/internal/least-cost-routing/add';
      },
    },
  },
];

/** The outbound routing list is the admin's; the others have one table and go straight to it. */
const lcrList: RouteRecord['minimumScope'] = {
  scope: 'admin',
  message: 'You do not have permissions to manage all outbound call routes',
  // Not to `add`: who has a table already would be invited to make a second one.
  redirect: (user) =>
    user.scope === 'account' ? `/internal/accounts/${user.accountSid}/edit` : '/internal/accounts',
};

const routesOf = (areas: readonly Area[]): RouteRecord[] =>
  areas.flatMap(({ path, title, below = [], nav, minimumScope, isEnabled }) => {
    const shared = {
      title,
      isNotBuilt: true,
      isEnabled,
      screen: () => import('./not-built.screen.tsx'),
    };
    const isLcr = path.endsWith('/least-cost-routing');
    return [
      { ...shared, path, nav, minimumScope: isLcr ? lcrList : minimumScope },
      ...below.map((part) => ({ ...shared, path: `${path}/${part}`, minimumScope })),
    ];
  });

const [clients, ...others] = areas;
/** Stands before the applications in the navigation. */
export const clientRoutes = routesOf(clients ? [clients] : []);
export const notBuiltRoutes = routesOf(others);
