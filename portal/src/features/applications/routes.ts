import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';

export const applicationRoutes = recordRoutes(kinds.application, {
  screens: {
    list: () => import('./application-list.screen.tsx'),
    add: () => import('./application-add.screen.tsx'),
    edit: () => import('./application-edit.screen.tsx'),
  },
  nav: { group: 'main', icon: 'application' },
});
