import type { LcrRoute } from '../../platform/lcr-routes.ts';
import { isSent, type SentRoute } from './routing-form.wire.ts';

/**
 * Which stored route is which row of the form. The platform tells no sids of the routes it adds: a
 * row that was sent is known again by what it says, and keeps its id in the form until all is saved,
 * so that what is typed in it meanwhile is a change of the same row.
 */
export function routeIds() {
  const idOf = new Map<string, string>();
  const seen = new Set<string>();
  const sent = new Map<string, SentRoute>();
  const sidOf = (id: string) => [...idOf].find(([, one]) => one === id)?.[0] ?? id;

  return {
    /** Takes note of what is stored by now. */
    read(routes: readonly LcrRoute[]): void {
      for (const route of routes) {
        if (seen.has(route.lcr_route_sid)) continue;
        seen.add(route.lcr_route_sid);
        const found = [...sent.values()].find((one) => isSent(route, one));
        if (!found) continue;
        sent.delete(found.id);
        idOf.set(route.lcr_route_sid, found.id);
      }
    },
    /** These go out now, and may be stored whatever the answer. */
    sending(routes: readonly SentRoute[]): void {
      for (const one of routes) if (!one.body.lcr_route_sid) sent.set(one.id, one);
    },
    /** Of a stored route in the form. */
    idOf: (sid: string) => idOf.get(sid) ?? sid,
    /** Of a row, once it is stored. */
    sidOf,
    /** All is stored: from now on rows go by their sids. */
    settle(): void {
      idOf.clear();
      sent.clear();
    },
  };
}
export type RouteIds = ReturnType<typeof routeIds>;
