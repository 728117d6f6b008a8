import { UsersRound } from 'lucide-react';
import { addresses } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/route.ts';

export const userRoutes: RouteRecord[] = [
  {
    path: addresses.users.list,
    title: 'Users',
    screen: () => import('./user-list.screen.tsx'),
    nav: {
      group: 'main',
      label: 'Users',
      icon: UsersRound,
      isShown: ({ config }) => !config.enableHostedSystem,
      href: () => addresses.users.list,
    },
  },
  {
    path: addresses.users.add,
    title: 'Add a user',
    screen: () => import('./user-add.screen.tsx'),
  },
  {
    path: addresses.users.edit(':user_sid'),
    title: 'Edit user',
    screen: () => import('./user-edit.screen.tsx'),
  },
];
