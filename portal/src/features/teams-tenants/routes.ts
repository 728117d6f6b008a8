import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';

export const teamsTenantRoutes = recordRoutes(kinds.teamsTenant, {
  screens: {
    list: () => import('./tenant-list.screen.tsx'),
    add: () => import('./tenant.screen.tsx'),
    edit: () => import('./tenant.screen.tsx'),
  },
  early: {
    list: ({ owners }) => ['MicrosoftTeamsTenants', owners, 'Applications'],
  },
  nav: { group: 'byo', icon: 'tenant', isShown: ({ hasTeams }) => hasTeams },
});
