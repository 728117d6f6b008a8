import { useEffect, useState } from 'react';

const second = 1000;

/** The time in ms since 1970, updated every second; pauses while the tab is hidden. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(Date.now());
    }, second);
    return () => clearInterval(timer);
  }, []);
  return now;
}
