import { Building2 } from 'lucide-react';
import { addresses } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/route.ts';
import { homeOf } from '../../session/home.ts';

export const accountRoutes: RouteRecord[] = [
  {
    path: addresses.accounts.list,
    title: 'Accounts',
    screen: () => import('./account-list.screen.tsx'),
    minimumScope: {
      scope: 'service_provider',
      message: 'You do not have permissions to manage all accounts',
      redirect: homeOf,
    },
    nav: {
      group: 'main',
      label: 'Accounts',
      icon: Building2,
      isShown: ({ user }) => user.level >= 1,
      href: () => addresses.accounts.list,
    },
  },
  {
    path: addresses.accounts.add,
    title: 'Add an account',
    screen: () => import('./account-add.screen.tsx'),
    minimumScope: {
      scope: 'service_provider',
      message: 'You do not have access to this resource',
      redirect: homeOf,
    },
  },
  {
    path: addresses.accounts.edit(':account_sid'),
    title: 'Edit account',
    screen: () => import('./account-edit.screen.tsx'),
    navPrefix: addresses.accounts.list,
    nav: {
      group: 'main',
      label: 'Account',
      icon: Building2,
      isShown: ({ user }) => user.scope === 'account',
      href: ({ user }) => homeOf(user),
    },
  },
];
