import { addresses } from '../../addresses.ts';
import { earlyEvents } from '../../screen/list/early-events.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

export const alertRoutes: RouteRecord[] = [
  {
    path: addresses.alerts,
    title: 'Alerts',
    screen: () => import('./alert-list.screen.tsx'),
    early: earlyEvents('Alerts'),
    nav: {
      group: 'watch',
      label: 'Alerts',
      icon: 'alerts',
      href: () => addresses.alerts,
      count: ({ unseenAlerts = 0 }) => unseenAlerts,
    },
  },
];
