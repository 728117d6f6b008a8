import { Settings } from 'lucide-react';
import type { RouteRecord } from '../../screen/route.ts';

export const settingsRoutes: RouteRecord[] = [
  {
    path: '/internal/settings',
    title: 'Settings',
    screen: () => import('./settings.screen.tsx'),
    minimumScope: {
      scope: 'service_provider',
      message: 'You do not have permissions to manage Settings',
      redirect: (user) => `/internal/accounts/${user.accountSid}/edit`,
    },
    nav: {
      group: 'main',
      label: 'Settings',
      icon: Settings,
      isShown: ({ user }) => user.level >= 1,
      href: () => '/internal/settings',
    },
  },
];
