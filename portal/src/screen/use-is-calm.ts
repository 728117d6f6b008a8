import { useEffect, useState } from 'react';
import { whenCalm } from './head-start.ts';

/** Whether the screen has stood since this was first drawn: nothing to do, no call under way. */
export function useIsCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  return isCalm;
}
