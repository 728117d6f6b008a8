import { Building2 } from 'lucide-react';
import type { RouteRecord } from '../../screen/route.ts';
import type { SessionUser } from '../../session/user.ts';

const ownAccount = (user: SessionUser) => `/internal/accounts/${user.accountSid}/edit`;

export const accountRoutes: RouteRecord[] = [
  {
    path: '/internal/accounts',
    title: 'Accounts',
    screen: () => import('./account-list.screen.tsx'),
    minimumScope: {
      scope: 'service_provider',
      message: 'You do not have permissions to manage all accounts',
      redirect: ownAccount,
    },
    nav: {
      group: 'main',
      label: 'Accounts',
      icon: Building2,
      isShown: ({ user }) => user.level >= 1,
      href: () => '/internal/accounts',
    },
  },
  {
    path: '/internal/accounts/add',
    title: 'Add an account',
    screen: () => import('./account-add.screen.tsx'),
    minimumScope: {
      scope: 'service_provider',
      message: 'You do not have access to this resource',
      redirect: ownAccount,
    },
  },
  {
    path: '/internal/accounts/:account_sid/edit',
    title: 'Edit account',
    screen: () => import('./account-edit.screen.tsx'),
    navPrefix: '/internal/accounts',
    nav: {
      group: 'main',
      label: 'Account',
      icon: Building2,
      isShown: ({ user }) => user.scope === 'account',
      href: ({ user }) => ownAccount(user),
    },
  },
];
