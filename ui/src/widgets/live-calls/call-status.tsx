import { useState } from 'react';
import { endOf, type SeenLeg } from '../../engines/live-calls/index.ts';
import { Badge } from '../../primitives/badge/index.ts';
import type { LiveCallsLabels } from './live-calls.labels.ts';

type CallStatusProps = { leg: SeenLeg; text: LiveCallsLabels };

/**
 * Status of a leg, or how it ended, highlighted for two seconds after a change. A frame, not only a
 * background, stays visible in forced colours. With reduced motion it disappears without fading.
 */
export function CallStatus({ leg, text }: CallStatusProps) {
  const end = endOf(leg);
  const words = end ? `${text.ends[end.reason]} ${end.sip}`.trim() : text.statuses[leg.status];
  // Counts changes of the visible text: early media shows as ringing.
  const [shown, setShown] = useState({ words, changes: 0 });
  if (shown.words !== words) setShown({ words, changes: shown.changes + 1 });
  return (
    <span className="relative isolate inline-flex max-w-full">
      {shown.changes > 0 && (
        <span
          key={shown.changes}
          aria-hidden
          data-changed
          className="pointer-events-none absolute -inset-x-1 -inset-y-0.5 -z-10 animate-settle rounded-sm border border-accent-mark bg-accent-soft"
        />
      )}
      {end ? (
        <span className="truncate text-muted">{words}</span>
      ) : (
        <Badge tone={leg.status === 'in-progress' ? 'success' : 'info'} isQuiet>
          {words}
        </Badge>
      )}
    </span>
  );
}
