import type { Early } from '../page/early.ts';
import type { NavEntry, RouteRecord } from '../page/route.ts';
import type { RecordKind } from './kinds.ts';

type RecordRoutes = {
  screens: Record<'list' | 'add' | 'edit', RouteRecord['screen']>;
  /** First requests of a screen, if they differ from the records and their owners. */
  early?: Partial<Record<'list' | 'add' | 'edit', Early>>;
  nav: Omit<NavEntry, 'label' | 'href'>;
  /** Minimum scopes for the list and for adding. Absent: any signed-in user. */
  mayList?: RouteRecord['minimumScope'];
  mayAdd?: RouteRecord['minimumScope'];
};

/** Routes for the three screens of a kind of record. */
export const recordRoutes = (
  kind: RecordKind,
  { screens, early, nav, mayList, mayAdd }: RecordRoutes,
): [list: RouteRecord, add: RouteRecord, edit: RouteRecord] => [
  {
    path: kind.list,
    title: kind.title,
    screen: screens.list,
    early: early?.list ?? (({ owners }) => [kind.resource, owners]),
    minimumScope: mayList,
    nav: { ...nav, label: kind.title, href: () => kind.list },
  },
  {
    path: kind.add,
    title: kind.addTitle,
    screen: screens.add,
    early: early?.add ?? (({ owners }) => [owners]),
    minimumScope: mayAdd,
  },
  {
    path: kind.edit(`:${kind.sidMember}`),
    title: `Edit ${kind.noun}`,
    screen: screens.edit,
    early:
      early?.edit ?? (({ owners, paths }, sid) => [paths.recordPath(kind.resource, sid), owners]),
  },
];
