import { useEffect, useState } from 'react';
import { midnight } from '../../platform/values/time/midnight.ts';

const dayOf = (now: Date) => midnight(now).getTime();

/** In ms. Days may have 23 or 25 hours. */
export const untilMidnight = (now: Date) => midnight(now, 1).getTime() - now.getTime();

/** Timers stand still while a computer sleeps, and a visible page may not hear that it woke up. In ms. */
const longestWait = 60_000;

/** Reports midnight at the start of today, in local time, now and when it changes. @returns function that stops it */
export function watchDay(onDay: (day: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    // The new day is still empty at midnight: a hidden page loads it when it is looked at.
    if (document.hidden) return;
    const now = new Date();
    onDay(dayOf(now));
    timer = setTimeout(look, Math.min(untilMidnight(now), longestWait));
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Midnight at the start of today, in local time. Changes when the day does: a page may stay open
 * for days.
 */
export function useToday(): number {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => watchDay(setToday), []);
  return today;
}
