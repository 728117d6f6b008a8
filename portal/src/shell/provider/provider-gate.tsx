import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { Button } from '@trunkline/ui/primitives/button';
import { Plus, Server } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { AddProvider } from './add-provider.tsx';

/** Renders the screen, unless there is no service provider whose records it could show. */
export function ProviderGate({ children }: { children: ReactNode }) {
  const isAdmin = useUser().scope === 'admin';
  const { providers, provider, error, retry } = useCurrentProvider();
  if (error && !provider) {
    return (
      <ErrorState
        title="Couldn't load the service providers"
        message={messageOf(error)}
        onRetry={retry}
      />
    );
  }
  if (providers?.length !== 0) return children;
  return (
    <EmptyState
      icon={Server}
      title="No service providers yet."
      description={
        isAdmin
          ? 'Accounts, carriers and numbers belong to a service provider. Add the first one to start.'
          : 'Your user belongs to no service provider. Ask an administrator to set one up.'
      }
      action={
        isAdmin && (
          <AddProvider>
            {(open) => (
              <Button variant="primary" icon={Plus} onClick={open}>
                Add service provider
              </Button>
            )}
          </AddProvider>
        )
      }
    />
  );
}
