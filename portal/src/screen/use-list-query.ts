import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Offered in the pager; the first is the default (specification 1 §9). */
export const pageSizes = [25, 50, 100] as const;

/**
 * Filter, page and page size of a list that the platform pages, as the address tells them. Another
 * filter or size begins at page 1.
 */
export function useListQuery() {
  const [query, setQuery] = useSearchParams();
  const size = Number(query.get('size'));
  const page = Number(query.get('page'));

  const change = useCallback(
    (changes: Record<string, string>) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return {
    filter: query.get('filter') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((one) => one === size) ?? pageSizes[0],
    setFilter: (filter: string) => change({ filter, page: '' }),
    setPage: useCallback(
      (next: number) => change({ page: next === 1 ? '' : String(next) }),
      [change],
    ),
    setPageSize: (next: number) =>
      change({ size: next === pageSizes[0] ? '' : String(next), page: '' }),
  };
}
export type ListQuery = ReturnType<typeof useListQuery>;
