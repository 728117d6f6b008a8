import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Text } from '@trunkline/ui/primitives/text';
import { messageOf } from '../../platform/client/calls/errors.ts';

export type Answer<Data> = { data: Data | undefined; error?: unknown };

/** As tall as the content, so that nothing moves. */
export function Loading({ rows }: { rows: number }) {
  return (
    <div aria-busy="true" className="grid gap-4 py-1">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move
        <Skeleton key={row} className="w-full" />
      ))}
    </div>
  );
}

/** Errors of requests that failed; the other parts still show. */
export function Errors({ of }: { of: Record<string, Answer<unknown>> }) {
  return Object.entries(of).map(
    ([subject, { data, error }]) =>
      data === undefined &&
      error !== undefined && (
        <Text key={subject} size="small" tone="danger">
          Couldn’t load {subject}: {messageOf(error)}
        </Text>
      ),
  );
}
