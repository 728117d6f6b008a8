import { type ReactNode, useRef } from 'react';
import { useSeen } from './use-seen.ts';

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
