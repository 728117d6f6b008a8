import { useDelayed } from '../screen/use-delayed.ts';
import { useIsNavigating } from './navigate-when-ready.ts';

/** Shorter waits are not worth a sign. In ms. */
const patience = 150;

/** A thin line while the code of the next screen is on its way. */
export function ProgressLine() {
  const isNavigating = useIsNavigating();
  const wasNavigating = useDelayed(isNavigating, patience);
  return isNavigating && wasNavigating ? (
    <div
      role="progressbar"
      aria-label="Loading"
      className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-accent-fill"
    />
  ) : null;
}
