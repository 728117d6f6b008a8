import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { FormError } from '@trunkline/ui/patterns/form-error';
import { formatCount } from '@trunkline/ui/tokens/format';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/client/calls/errors.ts';
import type { Told } from '../../shared/polling/index.ts';

type PollFailuresProps = {
  polled: Pick<Told, 'failed' | 'since' | 'state'>;
  /** Accounts that are asked. */
  accountSids: readonly string[];
  /** Asks for everything at once. */
  onRetry: () => void;
  /** 'the calls' */
  what: string;
  /** The list; not shown before any answer. */
  children: ReactNode;
};

/** A list that is polled, with what couldn't be read of it: no answer is no empty list. */
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
