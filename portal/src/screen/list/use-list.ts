import { useCallback, useMemo } from 'react';
import { pageOf, pageSizes } from './listed.ts';
import { useAddress } from './use-address.ts';

type ListSort = { columnId: string; direction: 'asc' | 'desc' };

const pageMember = (page: number) => ({ page: page === 1 ? '' : String(page) });

/**
 * A list's state in the query: text, page, page size, order and its own filters. Changing a filter
 * returns to page 1.
 */
export function useList() {
  const { query, change } = useAddress();
  const { page, pageSize, name } = pageOf(query);
  const order = query.get('sort');
  // Each page is a new history entry; typing a search replaces the current one.
  const setPage = useCallback(
    (next: number) => change(pageMember(next), { isNewEntry: true }),
    [change],
  );
  const correctPage = useCallback((next: number) => change(pageMember(next)), [change]);
  const sort = useMemo((): ListSort | undefined => {
    if (!order) return undefined;
    return order.startsWith('-')
      ? { columnId: order.slice(1), direction: 'desc' }
      : { columnId: order, direction: 'asc' };
  }, [order]);
  return {
    text: name,
    setText: (text: string) => change({ filter: text, page: '' }),
    page,
    setPage,
    /** Replaces a page that doesn't exist: Back must not lead to it. */
    correctPage,
    pageSize,
    setPageSize: (next: number) =>
      change({ size: next === pageSizes[0] ? '' : String(next), page: '' }),
    sort,
    setSort: ({ columnId, direction }: ListSort) =>
      change({ sort: direction === 'desc' ? `-${columnId}` : columnId, page: '' }),
    /** Restores a view of the list from its query. */
    show: (search: string) =>
      change(
        {
          ...Object.fromEntries([...query.keys()].map((name) => [name, ''])),
          ...Object.fromEntries(new URLSearchParams(search)),
        },
        { isNewEntry: true },
      ),
    /** A filter of this list; '' if it isn't set. */
    filterOf: (name: string) => query.get(name) ?? '',
    setFilter: (name: string, value: string) => change({ [name]: value, page: '' }),
    /** Clears the text and the named filters. */
    clear: (names: readonly string[] = []) =>
      change(Object.fromEntries(['filter', 'page', ...names].map((name) => [name, '']))),
  };
}
export type List = ReturnType<typeof useList>;
