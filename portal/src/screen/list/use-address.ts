import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

/**
 * The query, decoded once. wouter's own `useSearchParams` decodes it twice, which turns a typed
 * `%41` into `A`.
 */
export function useAddress() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);

  /**
   * Changes members of the query; '' and null remove one. Replaces the history entry, or creates a
   * new one, so that Back returns.
   */
  const change = useCallback(
    (changes: Record<string, string | null>, { isNewEntry = false } = {}) => {
      const { pathname, search: now } = window.location;
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '' || value === null) next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: !isNewEntry });
    },
    [navigate],
  );
  return { query, change };
}
