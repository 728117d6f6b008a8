import { type ReactNode, useSyncExternalStore } from 'react';
import { foot } from '../../primitives/toast/foot.ts';

export type PhoneDockProps = {
  /** The phone. */
  children: ReactNode;
};

/** Keeps a phone in the lower corner of the window, at the bottom edge of narrow ones, and above a save bar. */
export function PhoneDock({ children }: PhoneDockProps) {
  const above = useSyncExternalStore(foot.subscribe, foot.get, () => 0);
  return (
    <div style={{ bottom: above }} className="fixed inset-x-0 z-40 sm:start-auto sm:end-4 sm:pb-4">
      {children}
    </div>
  );
}
