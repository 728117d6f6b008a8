import { useEffect, useState } from 'react';
import { whenIdle } from './head-start.ts';

/** Whether the browser has had nothing better to do since this was first drawn. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
