import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';

export const clientRoutes = recordRoutes(kinds.client, {
  screens: {
    list: () => import('./client-list.screen.tsx'),
    add: () => import('./client.screen.tsx'),
    edit: () => import('./client.screen.tsx'),
  },
  nav: { group: 'set up', icon: 'client' },
});
