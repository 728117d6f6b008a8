import { addresses } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

export const inboundRoutes: RouteRecord[] = [
  {
    path: addresses.inboundTest,
    title: 'Inbound call test',
    screen: () => import('./inbound.screen.tsx'),
    early: () => ['Accounts', 'PhoneNumbers'],
  },
];
