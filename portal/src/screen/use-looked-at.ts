import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the page was ever in view: what it needs is not fetched before. */
export function useLookedAt(part: RefObject<Element | null>): boolean {
  const [isLookedAt, setLookedAt] = useState(false);
  useEffect(() => {
    if (isLookedAt || !part.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setLookedAt(true);
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [isLookedAt, part]);
  return isLookedAt;
}
