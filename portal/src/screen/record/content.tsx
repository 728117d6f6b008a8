import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/errors.ts';
import type { Loaded } from './loaded.ts';

type ContentProps<Data> = {
  loaded: Loaded<Data>;
  /** 'the account', as in "Couldn't load the account". */
  what: string;
  /** Heights of the sections to come, as classes: `h-56`. */
  skeleton?: readonly string[];
  children: (data: Data) => ReactNode;
};

/** What is loaded, or the shape of it while it is on its way, or why it is not there. */
export function Content<Data>({
  loaded: { data, error, retry, isValidating },
  what,
  skeleton = ['h-56', 'h-40', 'h-72'],
  children,
}: ContentProps<Data>) {
  if (data !== undefined) return children(data);
  if (error !== undefined) {
    return (
      <ErrorState
        title={`Couldn't load ${what}`}
        message={messageOf(error)}
        onRetry={retry}
        isRetrying={isValidating}
      />
    );
  }
  return (
    <div className="grid gap-5" aria-busy="true">
      {skeleton.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move
        <Skeleton key={index} className={`${height} w-full`} />
      ))}
    </div>
  );
}
