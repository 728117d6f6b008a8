import { addresses } from '../../addresses.ts';
import type { NavEntry, RouteRecord } from '../../screen/route.ts';

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

export const recentCallRoutes = routesOf({
  path: addresses.recentCalls,
  title: 'Recent calls',
  nav: { group: 'main', icon: 'calls' },
});

export const alertRoutes = routesOf({
  path: addresses.alerts,
  title: 'Alerts',
  nav: { group: 'main', icon: 'alerts' },
});
