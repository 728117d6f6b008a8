import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';

export const speechRoutes = recordRoutes(kinds.speech, {
  screens: {
    list: () => import('./speech-list.screen.tsx'),
    add: () => import('./speech-add.screen.tsx'),
    edit: () => import('./speech-edit.screen.tsx'),
  },
  nav: { group: 'byo', icon: 'speech' },
});
