import { orderedIds, type RouteValue } from '@trunkline/ui/widgets/outbound-routes';
import { isRecord } from '../../browser/record.ts';
import type { CallRecords } from '../../configuration/check/world.ts';
import type { Columns } from '../../platform/client/calls/wire.ts';
import {
  carrierOf,
  defaultPriority,
  defaultRouteOf,
  ownRoutesOf,
  routeValueOf,
  type StoredRouting,
} from '../../platform/engine/outbound.ts';
import { formValues } from '../../platform/records/record.ts';
import { routingTable } from '../../platform/records/routing.ts';
import type { LcrRouteToSend } from '../../platform/resources/routing/routing-writes.ts';
import type { LcrRoute } from '../../platform/stored/lcr-routes.ts';
import { carryingColumns, columnsIn, isRestored } from '../../screen/form/save/record/columns.ts';
import { isEqual } from '../../screen/form/values.ts';
import type { RoutingFormValues } from './routing-form.schema.ts';

const defaultRoute = {
  regex: '.*',
  description: 'System Default Route',
  priority: defaultPriority,
};

/** Wire to form. */
const routeValue = (route: LcrRoute): RouteValue =>
  carryingColumns(routeValueOf(route), route, 'lcr_route_sid');

/** @param idOf the id that a stored route has in the form */
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

/** The table of a form as it would be stored, for the call engine. */
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
    if (!row || row.text === '') return [];
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

/** The records with the table of a form in place of the stored one. @param lcrSid null: a new table */
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

/** A route to send, and what it is called when it is refused. */
export type SentRoute = { id: string; label: string; body: LcrRouteToSend };

type Entries = LcrRouteToSend['lcr_carrier_set_entries'];

/** The carrier of a route over the one that is stored: the entry of before, with another carrier. */
function entriesOf(before: LcrRoute, carrierSid: string): Entries {
  const [first] = before.lcr_carrier_set_entries;
  if (!first) return [{ voip_carrier_sid: carrierSid, priority: 0 }];
  const { lcr_carrier_set_entry_sid, priority } = first;
  return [{ lcr_carrier_set_entry_sid, voip_carrier_sid: carrierSid, priority }];
}

/** The carriers of a new route, with those that stand by: one that was removed comes back with them. */
function newEntriesOf(row: RouteValue): Entries {
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

/**
 * The priorities of routes in their order. Stored ones keep theirs while their order is the stored one
 * and new ones come after them; else each has its place.
 */
function prioritiesOf(ids: readonly string[], stored: ReadonlyMap<string, LcrRoute>): number[] {
  const known = ids.map((id) => stored.get(id)?.priority);
  const firstNew = known.indexOf(undefined);
  const kept = known.slice(0, firstNew === -1 ? known.length : firstNew);
  const isInOrder =
    known.slice(kept.length).every((one) => one === undefined) &&
    kept.every((one, index) => index === 0 || (kept[index - 1] ?? 0) <= (one ?? 0)) &&
    isEqual(
      ids.slice(0, kept.length),
      [...stored.keys()].filter((id) => ids.includes(id)),
    );
  const next = (kept.at(-1) ?? -1) + 1;
  const added = known.length - kept.length;
  const hasRoom = added === 0 || next + added <= defaultPriority;
  if (!isInOrder || !hasRoom) return [...ids.keys()];
  return known.map((one, index) => one ?? next + index - kept.length);
}

/** The description as it is stored: null is not ''. */
const storedDescription = ({ description }: Columns) =>
  typeof description === 'string' ? description : null;

/**
 * Form to POST and PUT: the routes that are not stored as they are here, each with its place as its
 * priority, and the default one.
 */
export function routesToSend(
  { routes, defaultCarrierId }: RoutingFormValues,
  stored: StoredRouting | null,
  sidOf: (id: string) => string = (id) => id,
): SentRoute[] {
  const bySid = new Map(stored && ownRoutesOf(stored).map((one) => [one.lcr_route_sid, one]));
  const ids = orderedIds(routes).filter((id) => id in routes.rows);
  const priorities = prioritiesOf(ids.map(sidOf), bySid);
  const own = ids.flatMap((id, index): SentRoute[] => {
    const row = routes.rows[id];
    const priority = priorities[index] ?? index;
    if (!row) return [];
    const before = bySid.get(sidOf(id));
    const label = `Route ${row.text}`;
    const description = row.description.trim() || null;
    if (!before) {
      const lcr_carrier_set_entries = newEntriesOf(row);
      const text = isRestored(row) ? storedDescription(columnsIn(row)) : description;
      return [
        {
          id,
          label,
          body: { regex: row.text, description: text, priority, lcr_carrier_set_entries },
        },
      ];
    }
    const was = routeValue(before);
    const isSame = (['text', 'description', 'carrierId'] as const).every(
      (member) => row[member] === was[member],
    );
    if (isSame && before.priority === priority) return [];
    const body = {
      lcr_route_sid: before.lcr_route_sid,
      regex: row.text,
      description:
        row.description === was.description ? storedDescription(before.columns ?? {}) : description,
      priority,
      lcr_carrier_set_entries: entriesOf(before, row.carrierId),
    };
    return [{ id, label, body }];
  });
  return [...own, ...defaultToSend(defaultCarrierId, stored)];
}

/** The default route, where its carrier is another one. */
function defaultToSend(carrierSid: string, stored: StoredRouting | null): SentRoute[] {
  const before = stored ? defaultRouteOf(stored) : undefined;
  if (before && carrierOf(before) === carrierSid) return [];
  const body = before
    ? {
        lcr_route_sid: before.lcr_route_sid,
        regex: before.regex,
        description: storedDescription(before.columns ?? {}),
        priority: before.priority,
        lcr_carrier_set_entries: entriesOf(before, carrierSid),
      }
    : {
        ...defaultRoute,
        lcr_carrier_set_entries: [{ voip_carrier_sid: carrierSid, priority: 0 }],
      };
  return [{ id: 'default', label: 'Default outbound carrier', body }];
}
