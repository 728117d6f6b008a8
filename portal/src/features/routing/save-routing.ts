import type { RouteValue } from '@trunkline/ui/widgets/outbound-routes';
import type { Write } from '../../platform/client/calls/write.ts';
import { defaultRouteOf } from '../../platform/engine/outbound.ts';
import { listCarriers } from '../../platform/resources/carriers/voip-carriers.ts';
import { recordDeletion, recordUpdate } from '../../platform/resources/record-writes.ts';
import { getLcr, listLcrRoutes } from '../../platform/resources/routing/lcr-tables.ts';
import { listLcrs } from '../../platform/resources/routing/lcrs.ts';
import {
  lcrEntryDeletion,
  lcrRoutesUpdate,
  missingEntry,
  newLcr,
  newLcrRoutes,
} from '../../platform/resources/routing/routing-writes.ts';
import { accountOrProvider } from '../../platform/values/owner.ts';
import {
  type Attempts,
  attempts,
  isFatal,
  type LabelledWrite,
} from '../../screen/form/save/compound/attempts.ts';
import type { Compound, NewCompound } from '../../screen/form/save/compound/compound-save.ts';
import { type StoredRows, storedRows } from '../../screen/form/save/compound/stored-rows.ts';
import { changedColumns } from '../../screen/form/save/record/columns.ts';
import { type Latest, refusedBy } from '../../screen/form/save/record/save-record.ts';
import type { KeptRecord } from '../../screen/history/kept-record.ts';
import { emptyRouting, type RoutingFormValues, routingMembers } from './routing-form.schema.ts';
import {
  routesToSend,
  routingValues,
  type SentRoute,
  type StoredRouting,
} from './routing-form.wire.ts';
import { giveExamplesTo } from './tools/examples.ts';

/** The platform returns no SIDs for added routes: they are recognised by their text. */
export const routeRows = () => storedRows<RouteValue>(({ text }) => text);
type RouteRows = StoredRows<RouteValue>;

const readStored = async (lcrSid: string): Promise<StoredRouting> => {
  const [table, routes] = await Promise.all([getLcr(lcrSid), listLcrRoutes(lcrSid)]);
  return { table, routes };
};

async function readRouting(
  lcrSid: string,
  rows: RouteRows,
): Promise<Latest<RoutingFormValues, StoredRouting>> {
  const stored = await readStored(lcrSid);
  rows.read(Object.entries(routingValues(stored).routes.rows));
  return { values: routingValues(stored, rows.formId), stored };
}

type Sending = { lcrSid: string; values: RoutingFormValues; rows: RouteRows; tried: Attempts };

/**
 * Stores routes in one request. The platform stops at the first one it rejects and may have stored
 * the ones before: missing routes are sent again in halves, until each rejected route is on its
 * own.
 * @returns the number of routes that are not known to be stored
 */
async function sendRoutes(
  routes: readonly SentRoute[],
  sending: Sending,
  callOf = lcrRoutesUpdate,
): Promise<number> {
  const { lcrSid, values, rows, tried } = sending;
  const [first] = routes;
  if (!first || tried.isFatal()) return routes.length;
  for (const { id } of routes) {
    const row = values.routes.rows[id];
    if (row) rows.sending(id, row);
  }
  try {
    await callOf(lcrSid, bodiesOf(routes)).send();
    return 0;
  } catch (error) {
    const isAlone = routes.length === 1;
    const since =
      isFatal(error) || isAlone ? null : await readRouting(lcrSid, rows).catch(() => null);
    if (!since) {
      tried.failures.push({ label: isAlone ? first.label : `${routes.length} routes`, error });
      return routes.length;
    }
    const ids = new Set(routes.map(({ id }) => id));
    const left = routesToSend(values, since.stored, rows.sidOf).filter(({ id }) => ids.has(id));
    const middle = Math.ceil(left.length / 2);
    const failed = await sendRoutes(left.slice(0, middle), sending);
    return failed + (await sendRoutes(left.slice(middle), sending));
  }
}

type LatestRouting = Latest<RoutingFormValues, StoredRouting>;
type Routes = Readonly<Record<string, RouteValue>>;

/** Writes for carriers, which an update of their route doesn't include. */
function entryWrites(
  values: RoutingFormValues,
  rows: RouteRows,
  { stored }: LatestRouting,
): LabelledWrite[] {
  const own = stored.routes.flatMap((route) => {
    const row = values.routes.rows[rows.formId(route.lcr_route_sid)];
    if (!row) return [];
    const gone = route.lcr_carrier_set_entries.slice(1 + row.spareCarrierIds.length);
    return [
      ...missingEntry(route, row.carrierId),
      ...gone.map((one) => lcrEntryDeletion(one.lcr_carrier_set_entry_sid)),
    ].map((write) => ({ label: `Carriers of route ${row.text}`, write }));
  });
  const last = missingEntry(defaultRouteOf(stored), values.defaultCarrierId);
  return [...own, ...last.map((write) => ({ label: 'Default outbound carrier', write }))];
}

/** Deletions of routes that are no longer in the form. */
const routeDeletions = (values: RoutingFormValues, rows: RouteRows, before: Routes) =>
  Object.entries(before)
    .filter(([id]) => !(id in values.routes.rows))
    .map(([id, { text }]) => ({
      label: `Route ${text}`,
      write: recordDeletion('LcrRoutes', rows.sidOf(id)),
    }));

/** Stores the carriers of routes and deletes routes. @returns the labels of those that succeeded */
async function saveEntries(
  { values, rows, tried }: Sending,
  latest: LatestRouting,
  before: Routes,
): Promise<string[]> {
  const { run, runAll, failures, saved } = attempts();
  await runAll(entryWrites(values, rows, latest));
  for (const { label, write } of routeDeletions(values, rows, before)) {
    if (await run(label, write.send)) {
      // Prescribed.
      tried.messages.push('Least cost routing rule successfully deleted');
    }
  }
  tried.failures.push(...failures);
  return saved;
}

const bodiesOf = (routes: readonly SentRoute[]) => routes.map(({ body }) => body);

/** Requests that a save of the routes sends if nothing is rejected. */
function routeCalls(
  lcrSid: string,
  values: RoutingFormValues,
  rows: RouteRows,
  latest: LatestRouting | null,
): Write[] {
  if (!latest) return [newLcrRoutes(lcrSid, bodiesOf(routesToSend(values, null)))];
  const sent = routesToSend(values, latest.stored, rows.sidOf);
  const others = [
    ...entryWrites(values, rows, latest),
    ...routeDeletions(values, rows, latest.values.routes.rows),
  ];
  return [
    ...(sent.length > 0 ? [lcrRoutesUpdate(lcrSid, bodiesOf(sent))] : []),
    ...others.map(({ write }) => write),
  ];
}

/** Saves a table with its routes. */
export const routingSave = (
  rows: RouteRows = routeRows(),
): Compound<RoutingFormValues, StoredRouting> => ({
  label: 'Table',
  read: (lcrSid) => readRouting(lcrSid, rows),
  update: (lcrSid, values, { values: before }) => {
    const body = ({ name, isActive }: RoutingFormValues) => ({ name, is_active: isActive });
    return recordUpdate('Lcrs', lcrSid, changedColumns(body(values), body(before)));
  },
  restCalls: (lcrSid, values, latest) => routeCalls(lcrSid, values, rows, latest),
  saveRest: async (lcrSid, values, latest, tried) => {
    const sending = { lcrSid, values, rows, tried };
    if (!latest) return sendRoutes(routesToSend(values, null), sending, newLcrRoutes);
    const { saved, messages } = tried;
    const before = rows.adopt(values.routes.rows, latest.values.routes.rows);
    const isTableSaved = saved.length > 0;
    const sent = routesToSend(values, latest.stored, rows.sidOf);
    const failed = await sendRoutes(sent, sending);
    const others = tried.isFatal() ? [] : await saveEntries(sending, latest, before);
    if (failed < sent.length) saved.push(failed === 0 ? 'Routes' : 'the other routes');
    // Prescribed: a different text if only routes were saved, none if they were only removed.
    if (isTableSaved) messages.unshift('Least cost routing successfully updated');
    else if (saved.length > 0 || messages.length === 0) {
      messages.unshift('Least cost routing rule successfully updated');
    }
    saved.push(...others);
  },
  forgetFormIds: rows.forgetFormIds,
  // An account or provider can have only one table.
  refusedFields: refusedBy([
    /already\s+has an active call routing table/,
    'accountSid',
    (own) => `${own.replace(/\s+/g, ' ')} Edit that one instead.`,
  ]),
});

/** Creates a table of the provider or of the form's account. */
export const newRoutingSave = (
  providerSid: string,
  rows: RouteRows = routeRows(),
): NewCompound<RoutingFormValues, StoredRouting> => ({
  ...routingSave(rows),
  saveRest: (lcrSid, ...rest) => {
    giveExamplesTo(lcrSid);
    return routingSave(rows).saveRest(lcrSid, ...rest);
  },
  create: ({ name, isActive, accountSid }) =>
    newLcr(accountOrProvider(accountSid, providerSid), { name, is_active: isActive }),
  lost: {
    mark: ({ accountSid }) => accountSid || providerSid,
    find: async (owner) =>
      (await listLcrs())
        .filter((one) => (one.account_sid || one.service_provider_sid) === owner)
        .map(({ lcr_sid }) => lcr_sid),
    isFixed: true,
  },
});

/** A table and its routes, as stored before a deletion. */
export async function keptRouting(
  sid: string,
  providerSid: string | null,
  accountSid: string | null,
): Promise<KeptRecord> {
  const [{ values }, carriers] = await Promise.all([
    routingSave().read(sid),
    providerSid ? listCarriers(providerSid, accountSid) : [],
  ]);
  const options = carriers.map(({ voip_carrier_sid: id, name }) => ({ id, name }));
  return {
    values,
    empty: emptyRouting,
    members: routingMembers(options, (id) => values.routes.rows[id]?.text ?? id),
  };
}
