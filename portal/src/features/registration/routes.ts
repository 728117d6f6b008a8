import { addresses } from '../../addresses.ts';
import type { RouteRecord } from '../../screen/page/route.ts';

export const registrationRoutes: RouteRecord[] = [
  {
    path: addresses.register.choice,
    title: 'Register',
    screen: () => import('./register.screen.tsx'),
  },
  {
    path: addresses.register.email,
    title: 'Register with email',
    screen: () => import('./register-email.screen.tsx'),
  },
  {
    path: addresses.register.verifyEmail,
    title: 'Verify your email',
    screen: () => import('./verify-email.screen.tsx'),
  },
  {
    path: addresses.register.subdomain,
    title: 'Choose a subdomain',
    screen: () => import('./choose-subdomain.screen.tsx'),
  },
  {
    path: addresses.oauthCallback(':provider'),
    title: 'Logging in',
    screen: () => import('./oauth-callback.screen.tsx'),
  },
  {
    path: addresses.accounts.sipRealm(':account_sid'),
    title: 'Change SIP realm',
    screen: () => import('./sip-realm.screen.tsx'),
  },
];
