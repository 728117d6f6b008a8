import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { LateNotice } from '@trunkline/ui/patterns/late-notice';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { messageOf } from '../../../../platform/client/calls/errors.ts';

type EvidenceProps = {
  answer: { data?: unknown; error?: unknown; mutate: () => unknown };
  /** Message for evidence that will never exist; undefined for other errors. */
  whyNone: (error: unknown) => string | undefined;
  /** 'Couldn't load the trace.' */
  failed: string;
  children: ReactNode;
};

/** Loads a part of a call: progress, absence and errors. */
export function Evidence({ answer, whyNone, failed, children }: EvidenceProps) {
  const { data, error, mutate } = answer;
  if (data !== undefined) return children;
  if (error === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-40 w-full" />
        <LateNotice className="mt-3 empty:hidden" onRetry={() => void mutate()} />
      </div>
    );
  }
  const none = whyNone(error);
  if (none !== undefined) return <EmptyState title={none} />;
  return <ErrorState title={failed} message={messageOf(error)} onRetry={mutate} />;
}
