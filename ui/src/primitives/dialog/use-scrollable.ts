import { useCallback, useState } from 'react';

/**
 * For an area that scrolls if its content is long: makes it a tab stop while it overflows, so that
 * the keyboard can scroll it. Spread the result on the area.
 */
export function useScrollable<T extends HTMLElement>() {
  const [isScrollable, setIsScrollable] = useState(false);
  const ref = useCallback((node: T | null) => {
    if (!node) return;
    const measure = () => setIsScrollable(node.scrollHeight > node.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isScrollable ? 0 : undefined };
}
