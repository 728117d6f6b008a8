import { addresses } from '../../addresses.ts';
import type { PortalConfig } from '../../config/index.ts';
import type { RouteRecord } from '../../screen/route.ts';

const isEnabled = (config: PortalConfig) => config.enableHostedSystem;

export const billingRoutes: RouteRecord[] = [
  {
    path: addresses.accounts.upgrade(':account_sid'),
    title: 'Upgrade your Subscription',
    screen: () => import('./upgrade.screen.tsx'),
    isEnabled,
  },
  {
    path: addresses.accounts.modifyPlan(':account_sid'),
    title: 'Configure Your Subscription',
    screen: () => import('./modify.screen.tsx'),
    isEnabled,
  },
  {
    path: addresses.accounts.payment(':account_sid'),
    title: 'Manage Payment Information',
    screen: () => import('./payment.screen.tsx'),
    isEnabled,
  },
];
