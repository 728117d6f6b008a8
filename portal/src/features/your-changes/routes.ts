import { addresses } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

export const yourChangesRoutes: RouteRecord[] = [
  {
    path: addresses.yourChanges,
    title: 'Your changes',
    screen: () => import('./your-changes.screen.tsx'),
    isEnabled: ({ disableChangeHistory }) => !disableChangeHistory,
  },
];
