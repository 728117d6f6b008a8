import { useState } from 'react';
import type { LiveCall } from '../../engines/live-calls/index.ts';
import type { LiveCallsLabels } from './live-calls.labels.ts';
import { type Heard, newsOf } from './news.model.ts';

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

type Said = { heard: Heard; at: number; words: string };

/**
 * Says new calls and those that ended to a screen reader, several together; never a tick of the
 * clock, nor what else changes in a row.
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
