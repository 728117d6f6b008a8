import type { RouteRecord } from '../../screen/route.ts';

export const signInRoutes: RouteRecord[] = [
  { path: '/', title: 'Log in', screen: () => import('./login.screen.tsx') },
  {
    path: '/create-password',
    title: 'Create a password',
    screen: () => import('./create-password.screen.tsx'),
  },
];
