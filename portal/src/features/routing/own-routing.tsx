import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { useState } from 'react';
import { useOwnLcr } from '../../platform/resources/routing/lcrs.ts';
import { hasNavigated } from '../../screen/leave-guard/index.ts';
import { Page } from '../../screen/page/page.tsx';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { kinds } from '../../screen/record/kinds.ts';

/**
 * Redirects users below admin to their one table. Waits for the lookup: the form for a new table
 * must not appear if there is one.
 */
export function OwnRouting() {
  const { lcr, retry, message } = useOwnLcr(true);
  // The navigation leads here while the table loads: the user didn't open the list on purpose.
  const [askedForList] = useState(() => !hasNavigated());
  if (lcr.status === 'known') {
    return (
      <RedirectWithMessage
        to={lcr.sid === null ? kinds.routing.add : kinds.routing.edit(lcr.sid)}
        // Not an error: users below admin have only this table.
        tone="info"
        message={
          askedForList
            ? 'You do not have permissions to manage all outbound call routes'
            : undefined
        }
      />
    );
  }
  return (
    <Page title={kinds.routing.title}>
      {lcr.status === 'failed' ? (
        <ErrorState
          title="Couldn't load your outbound call routes"
          message={message}
          onRetry={retry}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-48 w-full" />
        </div>
      )}
    </Page>
  );
}
