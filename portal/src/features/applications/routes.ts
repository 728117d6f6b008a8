import { Workflow } from 'lucide-react';
import type { RouteRecord } from '../../screen/route.ts';

export const applicationRoutes: RouteRecord[] = [
  {
    path: '/internal/applications',
    title: 'Applications',
    screen: () => import('./application-list.screen.tsx'),
    nav: {
      group: 'main',
      label: 'Applications',
      icon: Workflow,
      href: () => '/internal/applications',
    },
  },
  {
    path: '/internal/applications/add',
    title: 'Add an application',
    screen: () => import('./application-add.screen.tsx'),
  },
  {
    path: '/internal/applications/:application_sid/edit',
    title: 'Edit application',
    screen: () => import('./application-edit.screen.tsx'),
  },
];
