import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { useState } from 'react';
import { addresses } from '../../addresses.ts';
import { useOwnLcr } from '../../platform/lcrs.ts';
import { hasNavigated } from '../../screen/leave-guard/index.ts';
import { Page } from '../../screen/page.tsx';
import { RedirectWithMessage } from '../../screen/redirect-with-message.tsx';
import type { ScreenProps } from '../../screen/route.ts';
import { useUser } from '../../session/session.ts';
import NotBuiltScreen from './not-built.screen.tsx';

/** The list of all tables, for admins. Everybody else is led to the one table they can have. */
export default function RoutingListScreen(props: ScreenProps) {
  return useUser().scope === 'admin' ? <NotBuiltScreen {...props} /> : <OwnTable {...props} />;
}

/**
 * Waits until it is known whether there is a table: the form for a new one must not be offered to
 * somebody who has one.
 */
function OwnTable({ title }: ScreenProps) {
  const { lcr, retry, isRetrying, message } = useOwnLcr(useUser().userSid);
  // The navigation leads here while the table is being looked up: nobody asked for the list then.
  const [askedForList] = useState(() => !hasNavigated());
  if (lcr.status === 'known') {
    return (
      <RedirectWithMessage
        to={lcr.sid === null ? addresses.routing.add : addresses.routing.edit(lcr.sid)}
        message={
          askedForList
            ? 'You do not have permissions to manage all outbound call routes'
            : undefined
        }
      />
    );
  }
  return (
    <Page title={title}>
      {lcr.status === 'failed' ? (
        <ErrorState
          title="Couldn't load your outbound call routes"
          message={message}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-48 w-full" />
        </div>
      )}
    </Page>
  );
}
