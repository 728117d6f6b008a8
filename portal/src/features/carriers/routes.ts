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
      // Account users get their own and the shared carriers on one page.
      providerSid &&
        paths.carrierPagePath(providerSid, accountSid, user.accountSid ? undefined : page),
      owners,
    ],
    add: ({ owners }) => [owners, 'PredefinedCarriers', 'Sbcs'],
    edit: ({ user, providerSid, owners, paths }, sid) => [
      paths.gatewaysPath('Sip', sid),
      // Account users learn from the list whether the carrier is shared; its record is refused to
      // them.
      ...(user.accountSid
        ? [providerSid && paths.carrierPagePath(providerSid, user.accountSid)]
        : [paths.recordPath('VoipCarriers', sid), paths.gatewaysPath('Smpp', sid), owners, 'Sbcs']),
    ],
  },
  nav: { group: 'byo', icon: 'carrier' },
});
