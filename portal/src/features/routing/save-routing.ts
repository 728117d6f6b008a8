import { PlatformError } from '../../platform/errors.ts';
import {
  createLcrEntry,
  createLcrRoutes,
  deleteLcrEntry,
  deleteLcrRoute,
  type LcrRoute,
  listLcrRoutes,
  updateLcrRoutes,
} from '../../platform/lcr-routes.ts';
import { createLcr, getLcr, type NewLcr, updateLcr } from '../../platform/lcr-tables.ts';
import { listLcrs } from '../../platform/lcrs.ts';
import type { PartFailure } from '../../screen/form/save-parts.ts';
import type { FieldProblem, SaveCalls } from '../../screen/form/save-record.ts';
import { type RouteIds, routeIds } from './route-ids.ts';
import type { RoutingFormValues } from './routing-form.schema.ts';
import {
  isSent,
  routesToSend,
  routingValues,
  type SentRoute,
  type StoredRouting,
} from './routing-form.wire.ts';

type RoutingCalls = SaveCalls<RoutingFormValues, StoredRouting>;

/** Nothing more gets through. */
const isOver = (error: unknown) =>
  error instanceof PlatformError && ['Unreachable', 'Unauthorized'].includes(error.kind);

const readStored = async (lcrSid: string): Promise<StoredRouting> => {
  const [table, routes] = await Promise.all([getLcr(lcrSid), listLcrRoutes(lcrSid)]);
  return { table, routes };
};

/** Those of the routes that are not stored as they are sent. */
function missing(all: readonly SentRoute[], stored: readonly LcrRoute[], ids: RouteIds) {
  ids.read(stored);
  const bySid = new Map(stored.map((one) => [one.lcr_route_sid, one]));
  return all.flatMap((one) => {
    const route = bySid.get(one.body.lcr_route_sid ?? ids.sidOf(one.id));
    return isSent(route, one) ? [] : [route ? { ...one, body: asStored(one, route) } : one];
  });
}

/** A route that was added by an earlier try is changed from now on. */
const asStored = ({ body }: SentRoute, route: LcrRoute): SentRoute['body'] => {
  const [entry] = route.lcr_carrier_set_entries;
  return {
    ...body,
    lcr_route_sid: route.lcr_route_sid,
    lcr_carrier_set_entries: body.lcr_carrier_set_entries.map((one) => ({
      ...one,
      ...(entry && { lcr_carrier_set_entry_sid: entry.lcr_carrier_set_entry_sid }),
    })),
  };
};

/**
 * Stores routes, all in one call. The platform stops at the first that it refuses and may have
 * stored those before it: what is missing then is sent by halves, until each refused route stands
 * alone.
 */
async function sendRoutes(
  lcrSid: string,
  routes: readonly SentRoute[],
  ids: RouteIds,
  send = updateLcrRoutes,
): Promise<PartFailure[]> {
  if (routes.length === 0) return [];
  try {
    ids.sending(routes);
    await send(
      lcrSid,
      routes.map(({ body }) => body),
    );
    return [];
  } catch (error) {
    const isAlone = routes.length === 1;
    if (isOver(error) || isAlone) {
      const label = isAlone ? (routes[0]?.label ?? '') : `${routes.length} routes`;
      return [{ label, error }];
    }
    const left = missing(routes, await listLcrRoutes(lcrSid), ids);
    const middle = Math.ceil(left.length / 2);
    const first = await sendRoutes(lcrSid, left.slice(0, middle), ids);
    if (first.some((one) => isOver(one.error))) return first;
    return [...first, ...(await sendRoutes(lcrSid, left.slice(middle), ids))];
  }
}

/** The carriers of stored routes that a change of the route itself does not reach. */
async function saveEntries(
  values: RoutingFormValues,
  { routes }: StoredRouting,
  ids: RouteIds,
): Promise<PartFailure[]> {
  const failures: PartFailure[] = [];
  const attempt = (label: string, work: Promise<unknown>) =>
    work.catch((error: unknown) => void failures.push({ label, error }));
  for (const route of routes) {
    const row = values.routes.rows[ids.idOf(route.lcr_route_sid)];
    if (!row) continue;
    const [first, ...spare] = route.lcr_carrier_set_entries;
    const label = `Carriers of route ${row.text}`;
    if (!first && row.carrierId !== '') {
      await attempt(label, createLcrEntry(route.lcr_route_sid, row.carrierId));
    }
    for (const one of spare.slice(row.spareCarrierIds.length)) {
      await attempt(label, deleteLcrEntry(one.lcr_carrier_set_entry_sid));
    }
  }
  return failures;
}

type SaveOptions = {
  ids?: RouteIds;
  /** Told what is to be said of a route that was taken away. */
  say?: (message: string) => void;
};

/** Prescribed. */
const removed = 'Least cost routing rule successfully deleted';

/**
 * The calls that make a table with its routes. A second try changes the table that the first made.
 * @param onCreated told the sid before the routes are saved, whatever becomes of them
 */
export function newRoutingCalls(
  owner: (accountSid: string) => Pick<NewLcr, 'account_sid' | 'service_provider_sid'>,
  onCreated: (sid: string) => void,
  { ids = routeIds() }: SaveOptions = {},
): RoutingCalls {
  let isUnanswered = false;

  /** A table whose answer was lost is the one that its owner has: there is one each. */
  async function make(values: RoutingFormValues): Promise<string> {
    const body = { name: values.name, is_active: values.isActive, ...owner(values.accountSid) };
    try {
      return await createLcr(body);
    } catch (error) {
      if (isTaken(error) && isUnanswered) {
        const found = (await listLcrs()).find((one) =>
          body.account_sid
            ? one.account_sid === body.account_sid
            : one.service_provider_sid === body.service_provider_sid,
        );
        if (found) return found.lcr_sid;
      }
      isUnanswered = error instanceof PlatformError && error.kind === 'Unreachable';
      throw error;
    }
  }

  return {
    write: async (values) => {
      const sid = await make(values);
      onCreated(sid);
      const failures = await sendRoutes(sid, routesToSend(values, null), ids, createLcrRoutes);
      if (failures.length > 0) {
        await listLcrRoutes(sid)
          .then(ids.read)
          .catch(() => undefined);
      }
      return { failures, saved: ['Table'] };
    },
    refusedFields,
  };
}

/** The calls that change a table and its routes. */
export function routingCalls(
  lcrSid: string,
  { ids = routeIds(), say = () => undefined }: SaveOptions = {},
): RoutingCalls {
  const reread = async () => {
    const stored = await readStored(lcrSid);
    ids.read(stored.routes);
    return { values: routingValues(stored, ids.idOf), stored };
  };
  return {
    reread,
    write: async (values, latest) => {
      if (!latest) return undefined;
      const { stored } = latest;
      const saved: string[] = [];
      const failures: PartFailure[] = [];
      const { name, isActive } = values;
      if (name !== latest.values.name || isActive !== latest.values.isActive) {
        await updateLcr(lcrSid, { name, is_active: isActive });
        saved.push('Table');
      }
      const sent = missing(routesToSend(values, stored, ids.sidOf), stored.routes, ids);
      failures.push(...(await sendRoutes(lcrSid, sent, ids)));
      if (!failures.some((one) => isOver(one.error))) {
        failures.push(...(await saveEntries(values, stored, ids)));
        for (const id of Object.keys(latest.values.routes.rows)) {
          if (id in values.routes.rows) continue;
          const label = `Route ${latest.values.routes.rows[id]?.text ?? ''}`;
          await deleteLcrRoute(ids.sidOf(id)).then(
            () => say(removed),
            (error: unknown) => failures.push({ label, error }),
          );
        }
      }
      if (failures.length === 0) {
        ids.settle();
        return { saved: sent.length > 0 ? [...saved, 'Routes'] : saved };
      }
      if (failures.length < sent.length) saved.push('the other routes');
      // What did get through is no change any more.
      const since = await reread().catch(() => undefined);
      return { failures, saved, base: since?.values };
    },
    refusedFields,
  };
}

const isTaken = (error: unknown) =>
  error instanceof PlatformError && /already\s+has an active call routing table/.test(error.said);

/** Each account and each provider has one table. */
const refusedFields = (error: unknown): FieldProblem[] =>
  isTaken(error)
    ? [
        {
          field: 'accountSid',
          message: `${(error as PlatformError).message.replace(/\s+/g, ' ')} Edit that one instead.`,
        },
      ]
    : [];
