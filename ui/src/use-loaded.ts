import { useEffect, useRef, useState } from 'react';

/**
 * Loads a part of a widget after the page: null until it is there, 'absent' if it can't be loaded,
 * such as an optional package that isn't installed. The browser's console says why.
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
      (error) => {
        reportError(error);
        if (!isStale) setLoaded({ part: 'absent' });
      },
    );
    return () => {
      isStale = true;
    };
  }, [isOff]);
  return loaded?.part ?? null;
}
