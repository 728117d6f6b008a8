import type { RouteRecord } from '../../screen/page/route.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';
import { homeOf } from '../../session/home.ts';

const managers = (message: string) =>
  ({ scope: 'service_provider', message, redirect: homeOf }) as const;

const [list, add, edit] = recordRoutes(kinds.account, {
  screens: {
    list: () => import('./account-list.screen.tsx'),
    add: () => import('./account-add.screen.tsx'),
    edit: () => import('./account-edit.screen.tsx'),
  },
  early: {
    list: ({ accounts }) => [accounts],
    add: () => [],
    edit: ({ user, paths }, sid) => [
      paths.recordPath('Accounts', sid),
      user.scope === 'account' ? null : paths.limitsPath({ kind: 'account', sid }),
      paths.applicationsPath(sid),
      paths.apiKeysPath({ kind: 'account', sid }),
      paths.ttsCachePath(sid),
    ],
  },
  nav: { group: 'set up', icon: 'account', isShown: ({ user }) => user.level >= 1 },
  mayList: managers('You do not have permissions to manage all accounts'),
  mayAdd: managers('You do not have access to this resource'),
});

export const accountRoutes: RouteRecord[] = [
  list,
  add,
  {
    ...edit,
    navPrefix: kinds.account.list,
    nav: {
      group: 'set up',
      label: 'Account',
      icon: 'account',
      isShown: ({ user }) => user.scope === 'account',
      href: ({ user }) => homeOf(user),
    },
  },
];
