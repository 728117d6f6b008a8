import { useLocation } from 'wouter';
import { local, localKeys } from '../../browser/storage.ts';
import { leaveVia } from '../../screen/leave-guard/index.ts';
import { homeOf } from '../../session/home.ts';
import { activeProvider } from '../../session/provider-choice.ts';
import { useUser } from '../../session/session.ts';

/** Makes another service provider the current one and goes to its start; unsaved work is asked about. */
export function useChooseProvider() {
  const user = useUser();
  const [, navigate] = useLocation();
  return (serviceProviderSid: string) =>
    leaveVia(() => {
      local.remove(localKeys.accountFilter);
      activeProvider.set(serviceProviderSid);
      navigate(homeOf(user));
    });
}
