import { addresses } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

export const liveRoutes: RouteRecord[] = [
  {
    path: addresses.live.list,
    title: 'Live',
    screen: () => import('./live.screen.tsx'),
    early: ({ accounts }) => [accounts],
    nav: { group: 'watch', label: 'Live', icon: 'live', href: () => addresses.live.list },
    navPrefix: addresses.live.list,
  },
  {
    path: addresses.live.callOut,
    title: 'Call out',
    screen: () => import('./call-out.screen.tsx'),
  },
  {
    path: addresses.live.call(':account_sid', ':call_sid'),
    title: 'Live call',
    screen: () => import('./one-call/live-call.screen.tsx'),
  },
];
