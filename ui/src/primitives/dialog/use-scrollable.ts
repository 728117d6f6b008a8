import { useCallback, useState } from 'react';

/**
 * For an area that scrolls when its content is long: a tab stop as long as it does, so that it
 * can be scrolled by keyboard. Spread the result on the area.
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
