import { addresses } from '../../addresses.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';
import type { RouteRecord } from '../../screen/route.ts';
import { homeOf } from '../../session/home.ts';

export const speechRoutes: RouteRecord[] = [
  ...recordRoutes(kinds.speech, {
    screens: {
      list: () => import('./speech-list.screen.tsx'),
      add: () => import('./speech-add.screen.tsx'),
      edit: () => import('./speech-edit.screen.tsx'),
    },
    nav: { group: 'byo', icon: 'speech' },
  }),
  {
    path: addresses.speech.byAccount,
    title: 'Speech by account',
    screen: () => import('./speech-by-account.screen.tsx'),
    minimumScope: {
      scope: 'service_provider',
      message: 'You do not have access to this resource',
      redirect: homeOf,
    },
  },
];
