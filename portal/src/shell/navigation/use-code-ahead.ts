import { useEffect } from 'react';
import { isSavingData } from '../../browser/connection.ts';
import type { NavContext } from '../../screen/page/route.ts';
import { whenIdle } from '../../start/idle.ts';

/** Prefetches the code of likely next screens once the page is idle. */
export function useCodeAhead(context: NavContext, pathname: string): void {
  const { user, hasTeams, lcr } = context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else is in the context changes no route
  useEffect(() => {
    if (isSavingData()) return;
    let stop = () => {};
    let isOver = false;
    const cancel = whenIdle(async () => {
      const ahead = await import('./code-ahead.ts').catch(() => undefined);
      if (!isOver && ahead) stop = ahead.fetchAhead(context, pathname);
    });
    return () => {
      isOver = true;
      cancel();
      stop();
    };
  }, [user, hasTeams, lcr, pathname]);
}
