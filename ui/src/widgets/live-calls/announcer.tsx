import { useState } from 'react';
import type { LiveCall } from '../../engines/live-calls/index.ts';
import type { LiveCallsLabels } from './live-calls.labels.ts';

/** Nothing is said sooner after what was said before. In ms. */
const pause = 5000;

type AnnouncerProps = {
  calls: readonly LiveCall[];
  /** Nothing was answered yet: what comes first is there, not new. */
  isLoading: boolean;
  now: number;
  showParty: (stored: string) => string;
  text: LiveCallsLabels;
};

type Said = { until: number; at: number; words: string };

/** Says new calls to a screen reader, several together; never a tick of the clock. */
export function Announcer({ calls, isLoading, now, showParty, text }: AnnouncerProps) {
  const newest = calls[0]?.firstSeen ?? 0;
  const [said, setSaid] = useState<Said | null>(null);
  if (said === null && !isLoading) setSaid({ until: newest, at: 0, words: '' });
  if (said && newest > said.until && now - said.at >= pause) {
    const added = calls.filter(({ firstSeen }) => firstSeen > said.until);
    const [first] = added;
    setSaid({
      until: newest,
      at: now,
      words:
        added.length === 1 && first
          ? text.newCall(showParty(first.from))
          : text.newCalls(added.length),
    });
  }
  return (
    <div role="status" className="sr-only">
      {said?.words}
    </div>
  );
}
