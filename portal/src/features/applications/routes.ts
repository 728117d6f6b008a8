import { Workflow } from 'lucide-react';
import { addresses } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/route.ts';

export const applicationRoutes: RouteRecord[] = [
  {
    path: addresses.applications.list,
    title: 'Applications',
    screen: () => import('./application-list.screen.tsx'),
    nav: {
      group: 'main',
      label: 'Applications',
      icon: Workflow,
      href: () => addresses.applications.list,
    },
  },
  {
    path: addresses.applications.add,
    title: 'Add an application',
    screen: () => import('./application-add.screen.tsx'),
  },
  {
    path: addresses.applications.edit(':application_sid'),
    title: 'Edit application',
    screen: () => import('./application-edit.screen.tsx'),
  },
];
