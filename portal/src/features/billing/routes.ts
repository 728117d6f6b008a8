import { addresses } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

export const billingRoutes: RouteRecord[] = [
  {
    path: addresses.accounts.upgrade(':account_sid'),
    title: 'Upgrade your Subscription',
    screen: () => import('./upgrade.screen.tsx'),
  },
  {
    path: addresses.accounts.modifyPlan(':account_sid'),
    title: 'Configure Your Subscription',
    screen: () => import('./modify.screen.tsx'),
  },
  {
    path: addresses.accounts.payment(':account_sid'),
    title: 'Manage Payment Information',
    screen: () => import('./payment.screen.tsx'),
  },
];
