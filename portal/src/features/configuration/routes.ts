import { addresses } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

export const configurationRoutes: RouteRecord[] = [
  {
    path: addresses.configuration,
    title: 'Configuration',
    screen: () => import('./configuration.screen.tsx'),
    early: ({ accounts }) => [accounts],
    nav: {
      group: 'manage',
      label: 'Configuration',
      icon: 'configuration',
      href: () => addresses.configuration,
    },
  },
];
