import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';

export const applicationRoutes = recordRoutes(kinds.application, {
  screens: {
    list: () => import('./application-list.screen.tsx'),
    add: () => import('./application.screen.tsx'),
    edit: () => import('./application.screen.tsx'),
  },
  early: {
    list: ({ accounts, accountSid, firstAccountSid, page, paths }) => {
      const sid = accountSid ?? firstAccountSid;
      return [accounts, sid && paths.applicationPagePath(sid, page)];
    },
  },
  nav: { group: 'set up', icon: 'application' },
});
