import { addresses } from '../../addresses.ts';
import type { PortalConfig } from '../../config/index.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

const isResetEnabled = (config: PortalConfig) => config.enableForgotPassword;

export const signInRoutes: RouteRecord[] = [
  { path: addresses.logIn, title: 'Log in', screen: () => import('./login.screen.tsx') },
  {
    path: addresses.createPassword,
    title: 'Create a password',
    screen: () => import('./create-password.screen.tsx'),
  },
  {
    path: addresses.forgotPassword,
    title: 'Forgot password',
    screen: () => import('./forgot-password.screen.tsx'),
    isEnabled: isResetEnabled,
  },
  {
    path: '/reset-password/:id',
    title: 'Reset password',
    screen: () => import('./reset-password.screen.tsx'),
    isEnabled: isResetEnabled,
  },
];
