import { useMemo } from 'react';
import { valueAt } from '../../browser/paths.ts';
import type { RecordKind } from '../record/kinds.ts';

/** Names of records by SID: undefined while they load, the SID if the name is unknown. */
export function useNames(
  { sidMember, nameMember }: Pick<RecordKind, 'sidMember' | 'nameMember'>,
  { data, error }: { data?: readonly object[] | undefined; error?: unknown },
): (sid: string) => string | undefined {
  const isOver = data !== undefined || error !== undefined;
  return useMemo(() => {
    const names = new Map(
      data?.map((row) => [valueAt(row, sidMember), String(valueAt(row, nameMember))]),
    );
    return (sid) => names.get(sid) ?? (isOver ? sid : undefined);
  }, [data, isOver, sidMember, nameMember]);
}
