import { addresses } from '../../addresses.ts';
import { earlyEvents } from '../../screen/list/early-events.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

export const recentCallRoutes: RouteRecord[] = [
  {
    path: addresses.recentCalls,
    title: 'Recent calls',
    screen: () => import('./call-list.screen.tsx'),
    early: earlyEvents('RecentCalls'),
    nav: {
      group: 'watch',
      label: 'Recent calls',
      icon: 'calls',
      href: () => addresses.recentCalls,
    },
  },
];
