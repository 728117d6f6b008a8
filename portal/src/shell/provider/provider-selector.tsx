import { IconButton } from '@trunkline/ui/primitives/icon-button';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { marked } from '@trunkline/ui/tokens/text';
import { Plus } from 'lucide-react';
import { memo, Suspense } from 'react';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { useIsIdle } from '../../start/idle.ts';
import { loadable } from '../../start/loadable.tsx';
import { AddProvider } from './add-provider.tsx';
import { useChooseProvider } from './use-choose-provider.ts';

const ProviderSelect = loadable(() => import('./provider-select.tsx'));

type ProviderSelectorProps = {
  /** Called when another provider was chosen or added: closes the drawer around the selector. */
  onChoose?: (() => void) | undefined;
};

/** The service provider whose records the console shows. Only admins may change it. */
export const ProviderSelector = memo(function ProviderSelector({
  onChoose,
}: ProviderSelectorProps) {
  const user = useUser();
  const { providers, provider } = useCurrentProvider();
  const isAdmin = user.scope === 'admin';
  const isIdle = useIsIdle();

  const chooseProvider = useChooseProvider();

  function handleChange(serviceProviderSid: string) {
    if (serviceProviderSid === provider?.service_provider_sid) return;
    onChoose?.();
    chooseProvider(serviceProviderSid);
  }

  return (
    <div className="grid grid-cols-1 gap-1">
      <span className="text-meta text-muted">Service provider</span>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          {!providers ? (
            <Skeleton className="h-control w-full" />
          ) : isAdmin && isIdle ? (
            <Suspense fallback={<ShownName>{provider?.name}</ShownName>}>
              <ProviderSelect providers={providers} provider={provider} onChange={handleChange} />
            </Suspense>
          ) : isAdmin ? (
            <ShownName>{provider?.name}</ShownName>
          ) : (
            <span className="block truncate font-medium" title={marked(provider?.name ?? '')}>
              {marked(provider?.name ?? 'None yet')}
            </span>
          )}
        </div>
        {isAdmin && (
          <AddProvider onAdded={onChoose}>
            {(open) => <IconButton icon={Plus} label="Add a service provider" onClick={open} />}
          </AddProvider>
        )}
      </div>
    </div>
  );
});

/** Looks like the select that replaces it. */
function ShownName({ children }: { children: string | undefined }) {
  return (
    <span className="flex h-control w-full items-center rounded-md border border-control bg-card px-2.5">
      <span className="min-w-0 truncate">{marked(children ?? '')}</span>
    </span>
  );
}
