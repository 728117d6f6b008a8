import { useCallback } from 'react';
import { isRecord } from '../../browser/record.ts';
import { useQueryCache } from '../../platform/client/cache/query.ts';
import { isSid } from '../../platform/client/calls/path.ts';
import { kinds } from '../record/kinds.ts';

/** Name of a record by its SID, from loaded lists. Sends no request. */
export function useRecordNames(): (text: string) => string | undefined {
  const { loadedRows } = useQueryCache();
  return useCallback(
    (text) => {
      if (!isSid(text)) return undefined;
      for (const { resource, sidMember, nameMember } of Object.values(kinds)) {
        const row = loadedRows(resource)
          .filter(isRecord)
          .find((one) => one[sidMember] === text);
        const name = row?.[nameMember];
        if (typeof name === 'string' && name !== '') return name;
      }
      return undefined;
    },
    [loadedRows],
  );
}
