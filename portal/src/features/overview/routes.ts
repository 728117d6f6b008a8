import { addresses } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

/** Above the prescribed navigation groups, and the target of the product's name. */
export const overviewRoutes: RouteRecord[] = [
  {
    path: addresses.overview,
    title: 'Overview',
    screen: () => import('./overview.screen.tsx'),
    nav: { group: 'watch', label: 'Overview', icon: 'overview', href: () => addresses.overview },
  },
];
