import { useEffect, useRef, useState } from 'react';

/**
 * Loads a part of a widget after the page: null while loading, 'absent' if it can't be loaded, such
 * as an optional package that isn't installed.
 * @param isOff true: the part is not needed
 */
export function useLoaded<Part>(load: () => Promise<Part>, isOff = false): Part | 'absent' | null {
  const [loaded, setLoaded] = useState<{ part: Part | 'absent' } | null>(null);
  const loading = useRef(load);
  useEffect(() => {
    if (isOff) return;
    let isStale = false;
    loading.current().then(
      (part) => !isStale && setLoaded({ part }),
      () => !isStale && setLoaded({ part: 'absent' }),
    );
    return () => {
      isStale = true;
    };
  }, [isOff]);
  return loaded?.part ?? null;
}

/** Wraps a loader to report its failure in the browser's console. */
export const reporting =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    load().catch((error) => {
      reportError(error);
      throw error;
    });
