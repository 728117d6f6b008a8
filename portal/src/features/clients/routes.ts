import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';

export const clientRoutes = recordRoutes(kinds.client, {
  screens: {
    list: () => import('./client-list.screen.tsx'),
    add: () => import('./client-add.screen.tsx'),
    edit: () => import('./client-edit.screen.tsx'),
  },
  resource: 'Clients',
  nav: { group: 'main', icon: 'client' },
});
