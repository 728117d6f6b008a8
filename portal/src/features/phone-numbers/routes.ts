import { addresses } from '../../addresses.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';
import type { RouteRecord } from '../../screen/route.ts';

export const phoneNumberRoutes: RouteRecord[] = [
  ...recordRoutes(kinds.phoneNumber, {
    screens: {
      list: () => import('./number-list.screen.tsx'),
      add: () => import('./number-add.screen.tsx'),
      edit: () => import('./number-edit.screen.tsx'),
    },
    nav: { group: 'byo', icon: 'number' },
  }),
  {
    path: addresses.phoneNumbers.import,
    title: 'Import phone numbers',
    screen: () => import('./import/import.screen.tsx'),
  },
];
