import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Text } from '@trunkline/ui/primitives/text';
import type { ReactNode } from 'react';
import { messageOf } from '../../platform/client/calls/errors.ts';
import type { Loaded } from '../../screen/record/loaded.ts';

type PathStateProps<Data> = { loaded: Loaded<Data>; children: (data: Data) => ReactNode };

/** Shows a path, or a placeholder while its records load or if they can't be loaded. */
export function PathState<Data>({ loaded: { data, error }, children }: PathStateProps<Data>) {
  if (data !== undefined) return children(data);
  return error === undefined ? (
    <Skeleton className="h-14 w-full" />
  ) : (
    <Text size="small" tone="danger">
      Couldn't load the path: {messageOf(error)}
    </Text>
  );
}
