import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { LateNotice } from '@trunkline/ui/patterns/late-notice';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { memo, type ReactNode } from 'react';
import { messageOf } from '../../platform/client/calls/errors.ts';
import type { Loaded } from './loaded.ts';

type ContentProps<Data> = {
  loaded: Loaded<Data>;
  /** 'the account', as in "Couldn't load the account". */
  what: string;
  children: (data: Data) => ReactNode;
};

/** Loaded data, its placeholder, or the reason why it is missing. */
export function Content<Data>({
  loaded: { data, error, retry },
  what,
  children,
}: ContentProps<Data>) {
  if (data !== undefined) return children(data);
  if (error !== undefined) {
    return (
      <ErrorState title={`Couldn't load ${what}`} message={messageOf(error)} onRetry={retry} />
    );
  }
  return (
    <div className="@container grid gap-5" aria-busy="true">
      <LateNotice className="empty:hidden" onRetry={retry} />
      <FormSkeleton />
    </div>
  );
}

/** Placeholder for sections, with as many fields as they are likely to have. */
export const FormSkeleton = memo(() =>
  [3, 2, 4].map((fields) => <SectionSkeleton key={fields} fields={fields} />),
);

/** Same layout as a `FormSection`: title and help at the start, labels and controls beside them. */
function SectionSkeleton({ fields }: { fields: number }) {
  return (
    <div className="grid gap-x-8 gap-y-5 rounded-lg border border-default bg-card p-6 @min-[760px]:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <Skeleton className="h-4 w-24" />
        <Skeleton lines={2} />
      </div>
      <div className="grid gap-5">
        {Array.from({ length: fields }, (_, field) => field).map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="w-28" />
            <Skeleton className="h-control w-full max-w-md" />
          </div>
        ))}
      </div>
    </div>
  );
}
