import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';

export const userRoutes = recordRoutes(kinds.user, {
  screens: {
    list: () => import('./user-list.screen.tsx'),
    add: () => import('./user.screen.tsx'),
    edit: () => import('./user.screen.tsx'),
  },
  early: {
    list: ({ accounts }) => ['Users', accounts],
    add: ({ owners }) => [owners, 'PasswordSettings'],
    edit: ({ owners, paths }, sid) => [paths.recordPath('Users', sid), owners, 'PasswordSettings'],
  },
  nav: {
    group: 'manage',
    icon: 'users',
    isShown: ({ config }) => !config.enableHostedSystem,
  },
});
