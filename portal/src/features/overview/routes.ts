import { addresses } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

/** Reached from the product's name and from the palette: the navigation is prescribed. */
export const overviewRoutes: RouteRecord[] = [
  {
    path: addresses.overview,
    title: 'Overview',
    screen: () => import('./overview.screen.tsx'),
  },
];
