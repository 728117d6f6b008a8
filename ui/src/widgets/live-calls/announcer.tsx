import { useState } from 'react';
import type { LiveCall } from '../../engines/live-calls/index.ts';
import type { LiveCallsLabels } from './live-calls.labels.ts';
import { type Heard, newsOf } from './news.model.ts';

/** Least time between two announcements, in ms. */
const pause = 5000;

type AnnouncerProps = {
  calls: readonly LiveCall[];
  /** Whether the first load is in flight: its calls are not announced as new. */
  isLoading: boolean;
  now: number;
  showParty: (stored: string) => string;
  text: LiveCallsLabels;
};

type Said = { heard: Heard; at: number; words: string };

/**
 * Announces new and ended calls to screen readers, several at once. Never announces clock ticks or
 * other changes in a row.
 */
export function Announcer({ calls, isLoading, now, showParty, text }: AnnouncerProps) {
  const [said, setSaid] = useState<Said | null>(null);
  if (said === null && !isLoading) {
    setSaid({ heard: newsOf(calls, null).heard, at: 0, words: '' });
  }
  const isDue = said !== null && now - said.at >= pause;
  const news = isDue ? newsOf(calls, said.heard) : null;
  if (news && (news.added.length > 0 || news.ended.length > 0)) {
    const [added] = news.added;
    const [ended] = news.ended;
    const words = [
      news.added.length > 1 && text.newCalls(news.added.length),
      news.added.length === 1 && added && text.newCall(showParty(added.from)),
      news.ended.length > 1 && text.callsEnded(news.ended.length),
      news.ended.length === 1 && ended && text.callEnded(showParty(ended.from)),
    ];
    setSaid({ heard: news.heard, at: now, words: words.filter(Boolean).join('. ') });
  }
  return (
    <div role="status" className="sr-only">
      {said?.words}
    </div>
  );
}
