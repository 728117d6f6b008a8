import type { RoutesValue, RouteValue } from '@trunkline/ui/widgets/outbound-routes';
import type { TesterCarrier, TesterRoute } from '@trunkline/ui/widgets/route-tester';
import { isNewRow } from '../../../../ui/src/patterns/row-editor/rows.model.ts';
import { orderedIds } from '../../../../ui/src/widgets/outbound-routes/routes.model.ts';
import type { EngineCarrier } from '../stored/carriers.ts';
import type { LcrRoute } from '../stored/lcr-routes.ts';
import type { Lcr } from '../stored/lcrs.ts';
import type { StoredSipGateway } from '../stored/sip-gateways.ts';

const entriesOf = (carrierIds: readonly string[]) =>
  carrierIds
    .filter((carrierId) => carrierId !== '')
    .map((carrierId, priority) => ({ carrierId, priority }));

/** Whether a new row still lacks its text. A stored route without one takes every number. */
export const isUntyped = (id: string, { text }: RouteValue) => text === '' && isNewRow(id);

/** Maps the routes of a form to the order in which the call engine would try them once stored. */
export function engineRoutes(
  { rows, order }: RoutesValue,
  defaultCarrierId: string,
): TesterRoute[] {
  const own = orderedIds({ rows, order }).flatMap((id, index): TesterRoute[] => {
    const row = rows[id];
    if (!row || isUntyped(id, row)) return [];
    const entries = entriesOf([row.carrierId, ...row.spareCarrierIds]);
    return [{ id, place: index + 1, text: row.text, priority: index, entries }];
  });
  const last = { id: 'default', place: null, text: '.*', priority: 9999 };
  return [...own, { ...last, entries: entriesOf([defaultCarrierId]) }];
}

export const engineCarrier = (
  carrier: EngineCarrier,
  gateways: readonly StoredSipGateway[] | undefined,
): TesterCarrier => ({
  id: carrier.voip_carrier_sid,
  name: carrier.name,
  isActive: carrier.is_active,
  accountId: carrier.account_sid,
  providerId: carrier.service_provider_sid,
  techPrefix: carrier.tech_prefix,
  hasLeadingPlus: carrier.e164_leading_plus,
  requiresRegister: carrier.requires_register,
  registerRealm: carrier.register_sip_realm,
  isUnknown: gateways === undefined,
  gateways: (gateways ?? []).map((one) => ({
    address: one.ipv4,
    port: one.port ?? null,
    protocol: one.protocol,
    isOutbound: one.outbound,
    isActive: one.is_active,
    usesSipsScheme: one.use_sips_scheme,
  })),
});

/** A stored table with its routes. */
export type StoredRouting = { table: Lcr; routes: readonly LcrRoute[] };

/** Prescribed: tried last. The platform makes its carrier the default of the table. */
export const defaultPriority = 9999;

/**
 * The route for numbers that no other route matches. The engine doesn't know it: a default that is
 * not tried last, or doesn't take every number, is a route like any other.
 */
export function defaultRouteOf({ table, routes }: StoredRouting): LcrRoute | undefined {
  const last = routes.at(-1);
  const isNamed = last?.lcr_carrier_set_entries.some(
    (one) => one.lcr_carrier_set_entry_sid === table.default_carrier_set_entry_sid,
  );
  return last?.regex === '.*' && (isNamed || last.priority === defaultPriority) ? last : undefined;
}

export const ownRoutesOf = (stored: StoredRouting) => {
  const last = defaultRouteOf(stored);
  return stored.routes.filter((one) => one !== last);
};

export const carrierOf = (route: LcrRoute | undefined) =>
  route?.lcr_carrier_set_entries[0]?.voip_carrier_sid ?? '';

/** Maps a stored route to form values. */
export const routeValueOf = (route: LcrRoute): RouteValue => ({
  text: route.regex,
  carrierId: carrierOf(route),
  spareCarrierIds: route.lcr_carrier_set_entries.slice(1).map((one) => one.voip_carrier_sid),
  description: route.description,
});

/** Maps a stored table to the input of linter and tester, keyed by the SIDs of its routes. */
export function storedRoutes(stored: StoredRouting): {
  routes: RoutesValue;
  defaultCarrierId: string;
} {
  const routes = ownRoutesOf(stored);
  return {
    routes: {
      rows: Object.fromEntries(routes.map((one) => [one.lcr_route_sid, routeValueOf(one)])),
      order: routes.map((one) => one.lcr_route_sid),
    },
    defaultCarrierId: carrierOf(defaultRouteOf(stored)),
  };
}
