import { createContext, use } from 'react';
import { elapsed, type SeenLeg } from '../../engines/live-calls/index.ts';
import { formatClock } from '../../tokens/format/index.ts';

/** In ms since 1970. A context, so that each second renders only the times, not their rows. */
export const NowContext = createContext(0);

export function ElapsedTime({ leg }: { leg: SeenLeg }) {
  const now = use(NowContext);
  return <bdi>{formatClock(Math.floor(elapsed(leg, now) / 1000))}</bdi>;
}
