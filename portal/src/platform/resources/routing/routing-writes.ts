import { path } from '../../client/calls/path.ts';
import type { Columns } from '../../client/calls/wire.ts';
import { creation, write } from '../../client/calls/write.ts';
import { carrierOf, defaultPriority } from '../../engine/outbound.ts';
import type { LcrRoute } from '../../stored/lcr-routes.ts';
import { type Owner, ownerColumns } from '../../values/owner.ts';

/** A table belongs to an account or to a service provider. */
export const newLcr = (owner: Owner, body: Columns) =>
  creation('Lcrs', { ...body, ...ownerColumns(owner) });

/** A stored route has its sid, a new one has none. In a stored route, entries without a sid are ignored. */
export type LcrRouteToSend = {
  lcr_route_sid?: string;
  regex: string;
  description: string | null;
  priority: number;
  lcr_carrier_set_entries: {
    lcr_carrier_set_entry_sid?: string;
    voip_carrier_sid: string;
    priority: number;
    workload?: number;
  }[];
};

/** Adds routes. The platform makes the carrier of the route with priority 9999 the table's default. */
export const newLcrRoutes = (lcrSid: string, routes: readonly LcrRouteToSend[]) =>
  write('POST', path`Lcrs/${lcrSid}/Routes`, routes);

/** Changes and adds routes; others stay. The platform works through them one by one, and may stop half-way. */
export const lcrRoutesUpdate = (lcrSid: string, routes: readonly LcrRouteToSend[]) =>
  write('PUT', path`Lcrs/${lcrSid}/Routes`, routes);

/** Adds a carrier to a stored route that has none: an update of the route can't do that. */
export const missingEntry = (route: LcrRoute | undefined, carrierSid: string) =>
  !route || carrierSid === '' || route.lcr_carrier_set_entries.length > 0
    ? []
    : [
        write('POST', 'LcrCarrierSetEntries', {
          lcr_route_sid: route.lcr_route_sid,
          voip_carrier_sid: carrierSid,
          priority: 0,
        }),
      ];

export const lcrEntryDeletion = (sid: string) => write('DELETE', path`LcrCarrierSetEntries/${sid}`);

/** The desired state of a route. */
export type WantedRoute = Pick<LcrRouteToSend, 'regex' | 'description'> & {
  /** The stored route; absent for a new one. */
  before?: LcrRoute | undefined;
  carrierSid: string;
  /** All carriers of a new route. Default: only `carrierSid`. */
  entries?: LcrRouteToSend['lcr_carrier_set_entries'];
};

/** The stored description: null differs from ''. */
export const storedDescription = ({ description }: Columns = {}) =>
  typeof description === 'string' ? description : null;

/** Keeps the stored entry of a route and replaces its carrier. */
function entriesOf({ before, carrierSid, entries }: WantedRoute) {
  const { lcr_carrier_set_entry_sid, priority = 0 } = before?.lcr_carrier_set_entries[0] ?? {};
  const sid = lcr_carrier_set_entry_sid && { lcr_carrier_set_entry_sid };
  return entries ?? [{ ...sid, voip_carrier_sid: carrierSid, priority }];
}

const bodyOf = (route: WantedRoute, priority: number): LcrRouteToSend => ({
  ...(route.before && { lcr_route_sid: route.before.lcr_route_sid }),
  regex: route.regex,
  description: route.description,
  priority,
  lcr_carrier_set_entries: entriesOf(route),
});

/** The default route, which comes behind all others. */
export type WantedDefault = {
  /** The stored route. */
  before: LcrRoute | undefined;
  /** Empty: a table stored without a default route stays so. */
  carrierSid: string;
};

/**
 * Priorities of the routes, in order. Stored routes keep theirs if they are in the stored order and
 * new ones come after them, before the default route; otherwise each route gets its index.
 */
function prioritiesOf(
  routes: readonly WantedRoute[],
  stored: readonly LcrRoute[],
  last: WantedDefault,
): number[] {
  const known = routes.map(({ before }) => before?.priority);
  const firstNew = known.indexOf(undefined);
  const kept = known.slice(0, firstNew === -1 ? known.length : firstNew);
  const wanted = new Set(routes.map(({ before }) => before));
  const isInOrder =
    known.slice(kept.length).every((one) => one === undefined) &&
    kept.every((one, index) => index === 0 || (kept[index - 1] ?? 0) <= (one ?? 0)) &&
    stored.filter((one) => wanted.has(one)).every((one, index) => one === routes[index]?.before);
  const next = (kept.at(-1) ?? -1) + 1;
  const added = known.length - kept.length;
  const isLastNew = last.before === undefined && last.carrierSid !== '';
  const limit = last.before?.priority ?? defaultPriority;
  const hasRoom = (added === 0 && !isLastNew) || next + added <= limit;
  if (!isInOrder || !hasRoom) return [...routes.keys()];
  return known.map((one, index) => one ?? next + index - kept.length);
}

/**
 * The routes that differ from their stored state, each with its priority.
 * @param stored without the default route
 */
export function changedRoutes<Route extends WantedRoute>(
  routes: readonly Route[],
  stored: readonly LcrRoute[],
  last: WantedDefault,
): { route: Route; body: LcrRouteToSend }[] {
  const priorities = prioritiesOf(routes, stored, last);
  return routes.flatMap((route, index) => {
    const { before, regex, description, carrierSid } = route;
    const priority = priorities[index] ?? index;
    const isStored =
      before?.regex === regex &&
      storedDescription(before.columns) === description &&
      carrierOf(before) === carrierSid &&
      before.priority === priority;
    return isStored ? [] : [{ route, body: bodyOf(route, priority) }];
  });
}

export const defaultRoute = {
  regex: '.*',
  description: 'System Default Route',
  priority: defaultPriority,
};

/** The default route, if its carrier changes. */
export function changedDefault({ carrierSid, before }: WantedDefault): LcrRouteToSend[] {
  if (!before && carrierSid === '') return [];
  if (!before) return [bodyOf({ ...defaultRoute, carrierSid }, defaultPriority)];
  const { regex, priority, columns } = before;
  const route = { before, regex, description: storedDescription(columns), carrierSid };
  return carrierOf(before) === carrierSid ? [] : [bodyOf(route, priority)];
}
