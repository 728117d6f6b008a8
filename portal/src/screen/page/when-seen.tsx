import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

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

type WhenSeenProps = {
  /** Keeps the room free: 'min-h-14'. */
  className?: string;
  children: ReactNode;
};

/** A part of a form that the form doesn't need: drawn, and so fetched, once it comes into view. */
export function WhenSeen({ className, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <div ref={place} className={className}>
      {isSeen && children}
    </div>
  );
}
