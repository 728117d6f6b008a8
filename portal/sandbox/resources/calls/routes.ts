import type { Api, Ctx, Services } from '../../http/env.ts';
import { query } from '../../http/params.ts';
import { json } from '../../http/replies.ts';
import { ownedPaths, seriesAnswer, seriesPage, seriesRange } from '../../http/time-series.ts';
import { callView } from './view.ts';

/** Only these two values have an effect (`recent-calls#list-answered-all`). */
function answeredOf(c: Ctx): boolean | undefined {
  const value = query(c, 'answered');
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

export function registerRecentCalls(api: Api, services: Services): void {
  for (const { path, owner } of Object.values(ownedPaths(services))) {
    api.get(`${path}/RecentCalls`, (c) => {
      const whose = owner(c);
      // Includes calls that have just ended, even if they weren't watched.
      services.live.pass();
      const page = seriesPage(c);
      const filter = {
        ...seriesRange(c, services.now()),
        answered: answeredOf(c),
        // Compared literally: anything but inbound or outbound finds nothing.
        direction: query(c, 'direction'),
        trunk: query(c, 'trunk'),
        pattern: query(c, 'filter'),
      };
      const { total, rows } = services.store.calls.list(whose, filter, page.size, page.offset);
      return json(seriesAnswer(page, total, rows.map(callView)));
    });
  }
}
