import { addresses } from '../../addresses.ts';
import type { Owner } from '../../platform/values/owner.ts';
import type { EarlyContext } from '../../screen/page/early.ts';
import type { RouteRecord } from '../../screen/page/route.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { recordRoutes } from '../../screen/record/record-routes.ts';
import { homeOf } from '../../session/home.ts';

/** Same rule as `useSpeechOwner`. */
function sharedBy({ user, providerSid }: Pick<EarlyContext, 'user' | 'providerSid'>): Owner | null {
  if (user.accountSid) return { kind: 'account', sid: user.accountSid };
  return providerSid ? { kind: 'service_provider', sid: providerSid } : null;
}

export const speechRoutes: RouteRecord[] = [
  ...recordRoutes(kinds.speech, {
    screens: {
      list: () => import('./speech-list.screen.tsx'),
      add: () => import('./speech-add.screen.tsx'),
      edit: () => import('./speech-edit.screen.tsx'),
    },
    early: {
      list: ({ accounts, accountSid: sid, paths, ...context }) => {
        const owner: Owner | null = sid ? { kind: 'account', sid } : sharedBy(context);
        return [accounts, owner && paths.speechPath(owner)];
      },
      edit: ({ owners, paths, ...context }, sid) => {
        const owner = sharedBy(context);
        return [owner && paths.speechRecordPath(owner, sid), owners];
      },
    },
    nav: { group: 'byo', icon: 'speech' },
  }),
  {
    path: addresses.speech.byAccount,
    title: 'Speech by account',
    screen: () => import('./speech-by-account.screen.tsx'),
    minimumScope: {
      scope: 'service_provider',
      message: 'You do not have access to this resource',
      redirect: homeOf,
    },
  },
];
