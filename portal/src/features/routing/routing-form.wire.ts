import { orderedIds, type RouteValue } from '@trunkline/ui/widgets/outbound-routes';
import { isRecord } from '../../browser/record.ts';
import type { CallRecords } from '../../configuration/check/world.ts';
import {
  carrierOf,
  defaultRouteOf,
  isUntyped,
  ownRoutesOf,
  routeValueOf,
  type StoredRouting,
} from '../../platform/engine/outbound.ts';
import { formValues } from '../../platform/records/record.ts';
import { routingTable } from '../../platform/records/routing.ts';
import {
  changedDefault,
  changedRoutes,
  defaultRoute,
  type LcrRouteToSend,
  storedDescription,
  type WantedRoute,
} from '../../platform/resources/routing/routing-writes.ts';
import type { LcrRoute } from '../../platform/stored/lcr-routes.ts';
import { carryingColumns, columnsIn, isRestored } from '../../screen/form/save/record/columns.ts';
import type { RoutingFormValues } from './routing-form.schema.ts';

/** Wire to form. */
const routeValue = (route: LcrRoute): RouteValue =>
  carryingColumns(routeValueOf(route), route, 'lcr_route_sid');

/** @param idOf returns the form's id of a stored route */
export function routingValues(
  stored: StoredRouting,
  idOf: (routeSid: string) => string = (sid) => sid,
): RoutingFormValues {
  const routes = ownRoutesOf(stored);
  const values = {
    ...formValues(routingTable, stored.table),
    defaultCarrierId: carrierOf(defaultRouteOf(stored)),
    routes: {
      rows: Object.fromEntries(routes.map((one) => [idOf(one.lcr_route_sid), routeValue(one)])),
      order: routes.map((one) => idOf(one.lcr_route_sid)),
    },
  };
  return carryingColumns(values, stored.table, 'lcr_sid');
}

export type { StoredRouting } from '../../platform/engine/outbound.ts';

/** The form's table as it would be stored, for the call engine. */
function storedFromForm(
  { routes, defaultCarrierId, accountSid, name, isActive }: RoutingFormValues,
  { lcrSid, providerSid }: { lcrSid: string; providerSid: string },
): StoredRouting {
  const entriesOf = (id: string, carrierSids: readonly string[]) =>
    carrierSids
      .filter((sid) => sid !== '')
      .map((voip_carrier_sid, priority) => ({
        lcr_carrier_set_entry_sid: `${id} ${priority}`,
        voip_carrier_sid,
        priority,
      }));
  const own = orderedIds(routes).flatMap((id, priority): LcrRoute[] => {
    const row = routes.rows[id];
    if (!row || isUntyped(id, row)) return [];
    const lcr_carrier_set_entries = entriesOf(id, [row.carrierId, ...row.spareCarrierIds]);
    const { text: regex, description } = row;
    return [{ lcr_route_sid: id, regex, description, priority, lcr_carrier_set_entries }];
  });
  const last = {
    ...defaultRoute,
    lcr_route_sid: 'default',
    lcr_carrier_set_entries: entriesOf('default', [defaultCarrierId]),
  };
  return {
    table: {
      lcr_sid: lcrSid,
      name,
      is_active: isActive,
      default_carrier_set_entry_sid:
        last.lcr_carrier_set_entries[0]?.lcr_carrier_set_entry_sid ?? null,
      service_provider_sid: accountSid === '' ? providerSid : null,
      account_sid: accountSid || null,
      number_routes: own.length + 1,
    },
    routes: [...own, last],
  };
}

const newTable = 'new';

/** Records with the form's table in place of the stored one. @param lcrSid null for a new table */
export const withTable = (
  records: CallRecords,
  values: RoutingFormValues,
  { lcrSid, providerSid }: { lcrSid: string | null; providerSid: string },
): CallRecords => ({
  ...records,
  tables: [
    ...records.tables.filter(({ table }) => table.lcr_sid !== lcrSid),
    storedFromForm(values, { lcrSid: lcrSid ?? newTable, providerSid }),
  ],
});

/** A route to send, with its label for error messages. */
export type SentRoute = { id: string; label: string; body: LcrRouteToSend };

/** Carriers of a new route, including spare ones, which are restored with a removed route. */
function newEntriesOf(row: RouteValue): WantedRoute['entries'] {
  const stored = columnsIn(row)['lcr_carrier_set_entries'];
  const before = (Array.isArray(stored) ? stored : []).filter(isRecord);
  return [row.carrierId, ...row.spareCarrierIds].map((voip_carrier_sid, place) => {
    const entry = before.find((one) => one['voip_carrier_sid'] === voip_carrier_sid);
    const { priority, workload } = entry ?? {};
    return {
      voip_carrier_sid,
      priority: typeof priority === 'number' ? priority : place,
      ...(typeof workload === 'number' && { workload }),
    };
  });
}

/** Merges a form's route into the stored one, whose description stays unless it was edited. */
function wantedRoute(row: RouteValue, before: LcrRoute | undefined): WantedRoute {
  const isKept = before ? row.description === before.description : isRestored(row);
  return {
    before,
    regex: row.text,
    description: isKept
      ? storedDescription(before ? before.columns : columnsIn(row))
      : row.description.trim() || null,
    carrierSid: row.carrierId,
    ...(!before && { entries: newEntriesOf(row) }),
  };
}

/** Form to POST and PUT: routes that differ from the stored ones, and the default route. */
export function routesToSend(
  { routes, defaultCarrierId }: RoutingFormValues,
  stored: StoredRouting | null,
  sidOf: (id: string) => string = (id) => id,
): SentRoute[] {
  const before = stored ? ownRoutesOf(stored) : [];
  const bySid = new Map(before.map((one) => [one.lcr_route_sid, one]));
  const wanted = orderedIds(routes).flatMap((id) => {
    const row = routes.rows[id];
    return row ? [{ id, ...wantedRoute(row, bySid.get(sidOf(id))) }] : [];
  });
  const last = {
    before: stored ? defaultRouteOf(stored) : undefined,
    carrierSid: defaultCarrierId,
  };
  const own = changedRoutes(wanted, before, last).map(({ route: { id, regex }, body }) => ({
    id,
    label: `Route ${regex}`,
    body,
  }));
  return [
    ...own,
    ...changedDefault(last).map((body) => ({
      id: 'default',
      label: 'Default outbound carrier',
      body,
    })),
  ];
}
