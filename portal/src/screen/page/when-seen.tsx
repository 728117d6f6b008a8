import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a part of the page has been in view: its data is not loaded before. */
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
  /** Reserves room: 'min-h-14'. */
  className?: string;
  children: ReactNode;
};

/** An optional part of a form: renders, and thus loads its data, once it comes into view. */
export function WhenSeen({ className, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <div ref={place} className={className}>
      {isSeen && children}
    </div>
  );
}
