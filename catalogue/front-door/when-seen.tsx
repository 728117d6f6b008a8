import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

type WhenSeenProps = {
  /** Any CSS length: about what the content takes, so that nothing jumps. */
  minHeight: string;
  children: ReactNode;
};

/** Draws its content once it is about to be seen, and not before the page has answered a key. */
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
