import type { NavContext, RouteRecord } from '../../screen/page/route.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';

const { list, add, edit } = kinds.routing;

/** Admins have a list of tables; other users have at most one and go straight to it. */
function href({ user, lcr }: NavContext): string {
  // The list screen redirects other users once their table is known.
  if (user.scope === 'admin' || lcr.status !== 'known') return list;
  return lcr.sid === null ? add : edit(lcr.sid);
}

export const routingRoutes: RouteRecord[] = recordRoutes(kinds.routing, {
  screens: {
    list: () => import('./routing-list.screen.tsx'),
    add: () => import('./routing-add.screen.tsx'),
    edit: () => import('./routing-edit.screen.tsx'),
  },
  early: {
    list: ({ accounts }) => ['Lcrs', accounts],
    edit: ({ paths }, sid) => [paths.recordPath('Lcrs', sid), paths.lcrRoutesPath(sid)],
  },
  nav: { group: 'byo', icon: 'routing' },
}).map((route) => ({
  ...route,
  isEnabled: (config) => !config.disableOutboundCallRouting,
  ...(route.nav && { nav: { ...route.nav, href } }),
}));
