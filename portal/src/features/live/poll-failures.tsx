import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { FormError } from '@trunkline/ui/patterns/form-error';
import { formatCount } from '@trunkline/ui/tokens/format';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/client/calls/errors.ts';
import type { Told } from '../../shared/polling/index.ts';

type PollFailuresProps = {
  polled: Pick<Told, 'failed' | 'since' | 'state'>;
  /** Accounts that are polled. */
  accountSids: readonly string[];
  /** Retries everything at once. */
  onRetry: () => void;
  /** 'the calls' */
  what: string;
  /** The list; hidden until the first response. */
  children: ReactNode;
};

/** A polled list with its failures: a missing response must not look like an empty list. */
export function PollFailures({ polled, accountSids, onRetry, what, children }: PollFailuresProps) {
  const { failed, since, state } = polled;
  const accounts = accountSids.length;
  const [[, failure] = []] = failed;
  if (since === null && (state !== 'asking' || failed.size === accounts) && failed.size > 0) {
    return (
      <ErrorState
        title={`Couldn’t load ${what}.`}
        message={state === 'asking' ? messageOf(failure) : undefined}
        onRetry={onRetry}
      />
    );
  }
  return (
    <>
      {failure !== undefined && state === 'asking' && (
        <FormError
          tone="warning"
          title={
            accounts === 1
              ? `Couldn’t load ${what}.`
              : `Couldn’t load ${what} of ${formatCount(failed.size, 'account')}.`
          }
          messages={[{ message: messageOf(failure) }]}
        />
      )}
      {children}
    </>
  );
}
