import { addresses } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/page/route.ts';
import { homeOf } from '../../session/home.ts';

export const settingsRoutes: RouteRecord[] = [
  {
    path: addresses.settings,
    title: 'Settings',
    screen: () => import('./settings.screen.tsx'),
    early: ({ user, providerSid: sid, paths }) => [
      ...(user.scope === 'admin' ? ['SystemInformation', 'PasswordSettings'] : []),
      user.scope !== 'account' && sid ? paths.limitsPath({ kind: 'service_provider', sid }) : null,
    ],
    minimumScope: {
      scope: 'service_provider',
      message: 'You do not have permissions to manage Settings',
      redirect: homeOf,
    },
    nav: {
      group: 'manage',
      label: 'Settings',
      icon: 'settings',
      isShown: ({ user }) => user.level >= 1,
      href: () => addresses.settings,
    },
  },
];
