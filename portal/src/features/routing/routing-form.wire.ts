import { orderedIds, type RouteValue } from '@trunkline/ui/widgets/outbound-routes';
import type { LcrRoute, LcrRouteToSend } from '../../platform/resources/routing/lcr-tables.ts';
import type { Lcr } from '../../platform/resources/routing/lcrs.ts';
import { carryingColumns } from '../../screen/form/save/columns.ts';
import type { RoutingFormValues } from './routing-form.schema.ts';

/** A table as it is stored. */
export type StoredRouting = { table: Lcr; routes: readonly LcrRoute[] };

/** Prescribed: tried last, and the platform makes its carrier the default of the table. */
const defaultPriority = 9999;
const defaultRoute = {
  regex: '.*',
  description: 'System Default Route',
  priority: defaultPriority,
};

/** The route that takes what no other takes. */
export const defaultRouteOf = ({ table, routes }: StoredRouting): LcrRoute | undefined =>
  routes.find(({ lcr_carrier_set_entries }) =>
    lcr_carrier_set_entries.some(
      (one) => one.lcr_carrier_set_entry_sid === table.default_carrier_set_entry_sid,
    ),
  ) ?? routes.find(({ priority }) => priority === defaultPriority);

const ownRoutesOf = (stored: StoredRouting) => {
  const last = defaultRouteOf(stored);
  return stored.routes.filter((one) => one !== last);
};

const carrierOf = (route: LcrRoute | undefined) =>
  route?.lcr_carrier_set_entries[0]?.voip_carrier_sid ?? '';

/** Wire to form. */
const routeValue = (route: LcrRoute): RouteValue => ({
  text: route.regex,
  carrierId: carrierOf(route),
  spareCarrierIds: route.lcr_carrier_set_entries.slice(1).map((one) => one.voip_carrier_sid),
  description: route.description,
});

/** @param idOf the id that a stored route has in the form */
export function routingValues(
  stored: StoredRouting,
  idOf: (routeSid: string) => string = (sid) => sid,
): RoutingFormValues {
  const routes = ownRoutesOf(stored);
  const values = {
    name: stored.table.name,
    isActive: stored.table.is_active,
    accountSid: stored.table.account_sid ?? '',
    defaultCarrierId: carrierOf(defaultRouteOf(stored)),
    routes: {
      rows: Object.fromEntries(routes.map((one) => [idOf(one.lcr_route_sid), routeValue(one)])),
      order: routes.map((one) => idOf(one.lcr_route_sid)),
    },
  };
  return carryingColumns(values, stored.table, 'lcr_sid');
}

/** A route to send, and what it is called when it is refused. */
export type SentRoute = { id: string; label: string; body: LcrRouteToSend };

/**
 * Form to POST and PUT: the routes that are not stored as they are here, each with its place as its
 * priority, and the default one.
 */
export function routesToSend(
  { routes, defaultCarrierId }: RoutingFormValues,
  stored: StoredRouting | null,
  sidOf: (id: string) => string = (id) => id,
): SentRoute[] {
  const bySid = new Map(stored?.routes.map((one) => [one.lcr_route_sid, one]));
  const bodyOf = (before: LcrRoute | undefined, carrierSid: string) => ({
    ...(before && { lcr_route_sid: before.lcr_route_sid }),
    lcr_carrier_set_entries: [
      {
        ...(before?.lcr_carrier_set_entries[0] && {
          lcr_carrier_set_entry_sid: before.lcr_carrier_set_entries[0].lcr_carrier_set_entry_sid,
        }),
        voip_carrier_sid: carrierSid,
        priority: before?.lcr_carrier_set_entries[0]?.priority ?? 0,
      },
    ],
  });
  const own = orderedIds(routes).flatMap((id) => {
    const row = routes.rows[id];
    return row ? [{ id, row }] : [];
  });
  const last = stored ? defaultRouteOf(stored) : undefined;
  const all = own.map(({ id, row: { text, description, carrierId } }, priority) => {
    const before = bySid.get(sidOf(id));
    const body = { regex: text, description: description.trim() || null, priority };
    const whole = { ...body, ...bodyOf(before, carrierId) };
    return { id, label: `Route ${text}`, before, body: whole };
  });
  const rest = {
    id: 'default',
    label: 'Default outbound carrier',
    before: last,
    body: { ...defaultRoute, ...bodyOf(last, defaultCarrierId) },
  };
  return [...all, rest].filter(({ before, body }) => !isStored(before, body));
}

/** Whether a route is stored as it would be sent: its carrier too, which a route may lack. */
const isStored = (route: LcrRoute | undefined, body: LcrRouteToSend): boolean =>
  route !== undefined &&
  route.regex === body.regex &&
  route.description === (body.description ?? '') &&
  route.priority === body.priority &&
  carrierOf(route) === body.lcr_carrier_set_entries[0]?.voip_carrier_sid;
