import { clampPage, pageCount } from '@trunkline/ui/patterns/pager';
import { useEffect } from 'react';
import type { List } from './use-list.ts';

/**
 * Leaves a page that is not there: the last row of the last page is gone, or the address is old.
 * @param total undefined while it is not known
 * @returns whether another page is on its way
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
