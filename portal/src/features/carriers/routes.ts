import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';

export const carrierRoutes = recordRoutes(kinds.carrier, {
  screens: {
    list: () => import('./carrier-list.screen.tsx'),
    add: () => import('./carrier-add.screen.tsx'),
    edit: () => import('./carrier-edit.screen.tsx'),
  },
  early: {
    list: ({ user, accountSid, providerSid, owners, page, paths }) => [
      user.accountSid
        ? paths.accountCarriersPath(user.accountSid)
        : providerSid && paths.carrierPagePath(providerSid, accountSid, page),
      owners,
    ],
    add: ({ owners }) => [owners, 'PredefinedCarriers', 'Sbcs'],
    edit: ({ owners, paths }, sid) => [
      paths.recordPath('VoipCarriers', sid),
      paths.gatewaysPath('Sip', sid),
      paths.gatewaysPath('Smpp', sid),
      owners,
      'Sbcs',
    ],
  },
  nav: { group: 'byo', icon: 'carrier' },
});
