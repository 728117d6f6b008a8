import { addresses } from '../../addresses.ts';
import type { NavContext, NavEntry, RouteRecord } from '../../screen/route.ts';

/** An area the console does not have yet: its addresses exist and say so. */
type Area = {
  path: string;
  title: string;
  /** The other addresses of an area with records. */
  records?: { add: string; edit: (sid: string) => string };
  nav: Pick<NavEntry, 'group' | 'icon' | 'isShown'> & { href?: NavEntry['href'] };
} & Pick<RouteRecord, 'isEnabled'>;

function routesOf({ path, title, records, nav, isEnabled }: Area): RouteRecord[] {
  const shared = {
    title,
    isNotBuilt: true,
    isEnabled,
    screen: () => import('./not-built.screen.tsx'),
  };
  const others = records ? [records.add, records.edit(':sid')] : [];
  return [
    { ...shared, path, nav: { label: title, href: () => path, ...nav } },
    ...others.map((other) => ({ ...shared, path: other })),
  ];
}

/** Admins have a list of tables; everybody else has one table at most and goes straight to it. */
function routingHref({ user, lcr }: NavContext): string {
  // The list finds out for them what is not known yet.
  if (user.scope === 'admin' || lcr.status !== 'known') return addresses.routing.list;
  return lcr.sid === null ? addresses.routing.add : addresses.routing.edit(lcr.sid);
}

const [routingList, ...routingRecords] = routesOf({
  path: addresses.routing.list,
  title: 'Outbound Call Routing',
  records: addresses.routing,
  isEnabled: (config) => !config.disableOutboundCallRouting,
  nav: { group: 'byo', icon: 'routing', href: routingHref },
});
export const routingRoutes: RouteRecord[] = [
  ...(routingList ? [{ ...routingList, screen: () => import('./routing-list.screen.tsx') }] : []),
  ...routingRecords,
];
