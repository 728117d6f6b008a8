import { UsersRound } from 'lucide-react';
import type { RouteRecord } from '../../screen/route.ts';

export const userRoutes: RouteRecord[] = [
  {
    path: '/internal/users',
    title: 'Users',
    screen: () => import('./user-list.screen.tsx'),
    nav: {
      group: 'main',
      label: 'Users',
      icon: UsersRound,
      isShown: ({ config }) => !config.enableHostedSystem,
      href: () => '/internal/users',
    },
  },
  {
    path: '/internal/users/add',
    title: 'Add a user',
    screen: () => import('./user-add.screen.tsx'),
  },
  {
    path: '/internal/users/:user_sid/edit',
    title: 'Edit user',
    screen: () => import('./user-edit.screen.tsx'),
  },
];
