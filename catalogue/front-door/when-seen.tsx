import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

type WhenSeenProps = {
  /** Any CSS length. Approximate height of the content, so that the page doesn't jump. */
  minHeight: string;
  children: ReactNode;
};

/** Renders its content shortly before it scrolls into view, never in the first render. */
export function WhenSeen({ minHeight, children }: WhenSeenProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={root} className="min-w-0" style={{ minHeight }}>
      {isSeen && <Suspense>{children}</Suspense>}
    </div>
  );
}
