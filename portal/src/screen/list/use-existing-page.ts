import { clampPage, pageCount } from '@trunkline/ui/patterns/pager';
import { useEffect } from 'react';
import type { List } from './use-list.ts';

/**
 * Leaves a page that doesn't exist: its last row was deleted, or the address is old.
 * @param total undefined while unknown
 * @returns whether another page is loading
 */
export function useExistingPage(
  { page, pageSize, correctPage }: List,
  total: number | undefined,
  isLoading: boolean,
): boolean {
  const lastPage = total === undefined ? page : clampPage(page, pageCount(total, pageSize));
  useEffect(() => {
    if (lastPage !== page && !isLoading) correctPage(lastPage);
  }, [lastPage, page, correctPage, isLoading]);
  return lastPage !== page;
}
