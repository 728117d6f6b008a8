import { useEffect, useState } from 'react';
import { midnight } from '../../platform/values/time/midnight.ts';

const dayOf = (now: Date) => midnight(now).getTime();

/** In ms. Days may have 23 or 25 hours. */
export const untilMidnight = (now: Date) => midnight(now, 1).getTime() - now.getTime();

/**
 * Midnight at the start of today, in local time. Changes when the day does: a page may stay open
 * for days, and a sleeping computer wakes up late.
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
