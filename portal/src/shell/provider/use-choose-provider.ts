import { local, localKeys } from '../../browser/storage.ts';
import { leaveVia } from '../../screen/leave-guard/index.ts';
import { homeOf } from '../../session/home.ts';
import { activeProvider } from '../../session/provider-choice.ts';
import { useUser } from '../../session/session.ts';
import { goTo } from '../navigation/navigate.tsx';

/** Makes another service provider the current one and opens its start page, after asking about unsaved work. */
export function useChooseProvider() {
  const user = useUser();
  return (serviceProviderSid: string) =>
    leaveVia(() => {
      local.remove(localKeys.accountFilter);
      activeProvider.set(serviceProviderSid);
      goTo(homeOf(user));
    });
}
