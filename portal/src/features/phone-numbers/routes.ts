import { addresses } from '../../addresses.ts';
import { searchedNumber } from '../../platform/values/phone-number.ts';
import type { RouteRecord } from '../../screen/page/route.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';

export const phoneNumberRoutes: RouteRecord[] = [
  ...recordRoutes(kinds.phoneNumber, {
    screens: {
      list: () => import('./number-list.screen.tsx'),
      add: () => import('./number.screen.tsx'),
      edit: () => import('./number.screen.tsx'),
    },
    early: {
      list: ({ user, accountSid, providerSid, accounts, page, paths }) => {
        const filter = {
          accountSid,
          serviceProviderSid: providerSid,
          text: searchedNumber(page.name),
        };
        return [
          accounts,
          accountSid || providerSid
            ? paths.phoneNumberPagePath(filter, page.page, page.pageSize)
            : null,
          providerSid && paths.carrierPagePath(providerSid, user.accountSid),
        ];
      },
      add: ({ user, providerSid, owners, paths }) => [
        owners,
        providerSid && paths.carrierPagePath(providerSid, user.accountSid),
      ],
    },
    nav: { group: 'byo', icon: 'number' },
  }),
  {
    path: addresses.phoneNumbers.import,
    title: 'Import phone numbers',
    screen: () => import('./import/import.screen.tsx'),
  },
];
