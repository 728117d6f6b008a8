import { useEffect, useState } from 'react';
import { midnight } from '../../platform/values/time/midnight.ts';

const dayOf = (now: Date) => midnight(now).getTime();

/** In ms. Days of 23 and 25 hours have their own length. */
export const untilMidnight = (now: Date) => midnight(now, 1).getTime() - now.getTime();

/**
 * The midnight that today began with, where the person is. Another one once it is tomorrow: a page
 * may stay open for days, and a sleeping computer wakes up late.
 */
export function useToday(): number {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = new Date();
      setToday(dayOf(now));
      timer = setTimeout(look, untilMidnight(now));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
