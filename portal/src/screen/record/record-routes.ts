import type { NavEntry, RouteRecord } from '../route.ts';
import type { RecordKind } from './kinds.ts';

type RecordRoutes = {
  screens: Record<'list' | 'add' | 'edit', RouteRecord['screen']>;
  nav: Omit<NavEntry, 'label' | 'href'>;
  /** Who may see the list, and who may add. Absent: any signed-in user. */
  mayList?: RouteRecord['minimumScope'];
  mayAdd?: RouteRecord['minimumScope'];
};

/** The three screens of a kind of record. */
export const recordRoutes = (
  kind: RecordKind,
  { screens, nav, mayList, mayAdd }: RecordRoutes,
): [list: RouteRecord, add: RouteRecord, edit: RouteRecord] => [
  {
    path: kind.list,
    title: kind.title,
    screen: screens.list,
    minimumScope: mayList,
    nav: { ...nav, label: kind.title, href: () => kind.list },
  },
  { path: kind.add, title: kind.addTitle, screen: screens.add, minimumScope: mayAdd },
  { path: kind.edit(`:${kind.sidMember}`), title: `Edit ${kind.noun}`, screen: screens.edit },
];
