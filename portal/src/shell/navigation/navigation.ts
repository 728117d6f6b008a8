import type { LucideIcon } from 'lucide-react';
import type { PortalConfig } from '../../config/index.ts';
import type { NavContext, RouteRecord } from '../../screen/page/route.ts';
import { navigationIcons } from './navigation-icons.ts';

export type NavItem = {
  id: string;
  label: string;
  icon: LucideIcon;
  href: string;
  isCurrent: boolean;
  count: number;
};
export type NavGroup = { id: string; heading?: string; items: NavItem[] };

/** The navigation as this person sees it, in the order of the routes. */
export function navigationOf(
  routes: readonly RouteRecord[],
  context: NavContext,
  pathname: string,
): NavGroup[] {
  const items = (group: 'main' | 'byo') =>
    routes
      .flatMap((route) => (route.nav ? [{ route, nav: route.nav }] : []))
      .filter(({ route, nav }) => nav.group === group && isThere(route, nav, context))
      .map(({ route, nav }) => ({
        id: nav.label,
        label: nav.label,
        icon: navigationIcons[nav.icon],
        href: nav.href(context),
        isCurrent: isWithin(pathname, route.navPrefix ?? route.path),
        count: nav.count?.(context) ?? 0,
      }));
  return [
    { id: 'main', items: items('main') },
    { id: 'byo', heading: 'BYO Services', items: items('byo') },
  ];
}

function isThere(
  route: RouteRecord,
  nav: NonNullable<RouteRecord['nav']>,
  context: NavContext & { config: PortalConfig },
): boolean {
  return (route.isEnabled?.(context.config) ?? true) && (nav.isShown?.(context) ?? true);
}

const isWithin = (pathname: string, prefix: string) =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);
