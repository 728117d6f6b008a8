import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useObservable } from '../browser/store.ts';
import { realClock } from '../platform/client/pace/pace.ts';
import { reads } from '../platform/client/pace/reads.ts';

/** Shown while requests are held back after a 429: missing data will load by itself. */
export function HeldBack() {
  const until = useObservable(reads.heldUntil);
  return until === null ? null : <Waiting until={until} />;
}

function Waiting({ until }: { until: number }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const each = setInterval(() => setLeft(secondsTo(until)), 1000);
    return () => clearInterval(each);
  }, [until]);
  return (
    <p
      role="status"
      className="mb-4 flex items-center gap-2 rounded-md border border-warning bg-warning-soft px-3 py-2 text-small"
    >
      <Hourglass size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-warning" />
      <span>
        The platform is getting too many requests. Loading continues
        {/* Read out once, not every second. */}
        <span aria-hidden> in {left} s</span>.
      </span>
    </p>
  );
}

const secondsTo = (until: number) => Math.max(1, Math.ceil((until - realClock.now()) / 1000));
