import { IconButton } from '@trunkline/ui/primitives/icon-button';
import { Select } from '@trunkline/ui/primitives/select';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import { local, localKeys } from '../browser/storage.ts';
import { leaveVia } from '../screen/leave-guard/index.ts';
import { useCurrentProvider } from '../session/current-provider.ts';
import { homeOf } from '../session/home.ts';
import { activeProvider } from '../session/provider-choice.ts';
import { useUser } from '../session/session.ts';
import { AddProvider } from './add-provider.tsx';

type ProviderSelectorProps = {
  /** Another provider was chosen or added: closes the drawer that the selector is in. */
  onChoose?: (() => void) | undefined;
};

/** The service provider whose records the console shows. Only admins may change it. */
export function ProviderSelector({ onChoose }: ProviderSelectorProps) {
  const user = useUser();
  const [, navigate] = useLocation();
  const { providers, provider } = useCurrentProvider();
  const isAdmin = user.scope === 'admin';

  function handleChange(serviceProviderSid: string) {
    if (serviceProviderSid === provider?.service_provider_sid) return;
    onChoose?.();
    leaveVia(() => {
      local.remove(localKeys.accountFilter);
      activeProvider.set(serviceProviderSid);
      navigate(homeOf(user));
    });
  }

  return (
    <div className="grid grid-cols-1 gap-1">
      <span className="text-meta text-muted">Service provider</span>
      <div className="flex items-center gap-1">
        {providers ? (
          <div className="min-w-0 flex-1">
            <Select
              aria-label="Service provider"
              value={provider?.service_provider_sid}
              placeholder="None yet"
              onChange={handleChange}
              options={providers.map(({ service_provider_sid, name }) => ({
                value: service_provider_sid,
                label: name,
              }))}
              disabled={!isAdmin || !provider}
            />
          </div>
        ) : (
          <Skeleton className="h-control w-full" />
        )}
        {isAdmin && (
          <AddProvider onAdded={onChoose}>
            {(open) => <IconButton icon={Plus} label="Add a service provider" onClick={open} />}
          </AddProvider>
        )}
      </div>
    </div>
  );
}
