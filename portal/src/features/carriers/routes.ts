import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';

export const carrierRoutes = recordRoutes(kinds.carrier, {
  screens: {
    list: () => import('./carrier-list.screen.tsx'),
    add: () => import('./carrier-add.screen.tsx'),
    edit: () => import('./carrier-edit.screen.tsx'),
  },
  nav: { group: 'byo', icon: 'carrier' },
});
