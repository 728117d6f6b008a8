import type { LucideIcon } from 'lucide-react';
import { isWithin } from '../../addresses.ts';
import type { NavContext, NavEntry, RouteRecord } from '../../screen/page/route.ts';
import { navigationIcons } from './navigation-icons.ts';

type NavItem = {
  id: string;
  label: string;
  icon: LucideIcon;
  href: string;
  isCurrent: boolean;
  count: number;
};
type NavGroup = { id: string; heading?: string; items: NavItem[] };

/** Routes in this person's navigation. */
export const entriesOf = (routes: readonly RouteRecord[], context: NavContext) =>
  routes.filter(({ nav, isEnabled }) => {
    if (!nav || isEnabled?.(context.config) === false) return false;
    return nav.isShown?.(context) ?? true;
  });

/** This person's navigation, in the order of the routes. */
export function navigationOf(
  routes: readonly RouteRecord[],
  context: NavContext,
  pathname: string,
): NavGroup[] {
  const items = (group: NavEntry['group']) =>
    entriesOf(routes, context)
      .flatMap((route) => (route.nav?.group === group ? [{ route, nav: route.nav }] : []))
      .map(({ route, nav }) => ({
        id: nav.label,
        label: nav.label,
        icon: navigationIcons[nav.icon],
        href: nav.href(context),
        isCurrent: isWithin(pathname, route.navPrefix ?? route.path),
        count: nav.count?.(context) ?? 0,
      }));
  return [
    { id: 'watch', items: items('watch') },
    { id: 'set up', items: items('set up') },
    { id: 'byo', heading: 'BYO Services', items: items('byo') },
    { id: 'manage', items: items('manage') },
  ];
}
