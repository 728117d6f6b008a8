import { useCallback } from 'react';
import { useAddress } from './use-address.ts';

/** The open row of a list, from the query. */
export function useOpenRow() {
  const { query, change } = useAddress();
  const onOpen = useCallback((key: string | null) => change({ open: key }), [change]);
  return { openKey: query.get('open'), onOpen };
}
