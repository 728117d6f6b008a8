import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the page was ever in view: what it needs is not fetched before. */
export function useSeen(part: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !part.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [isSeen, part]);
  return isSeen;
}
