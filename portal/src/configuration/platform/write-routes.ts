import * as v from 'valibot';
import { optionalText, text } from '../../platform/client/calls/wire.ts';
import { recordDeletion } from '../../platform/resources/record-writes.ts';
import {
  changedDefault,
  changedRoutes,
  lcrRoutesUpdate,
  missingEntry,
  newLcrRoutes,
} from '../../platform/resources/routing/routing-writes.ts';
import { lcrRoutes } from '../../platform/stored/lcr-routes.ts';
import { kinds, partShape } from '../kinds/index.ts';
import type { Item, Part } from '../model.ts';
import { isReference } from '../values.ts';
import { textOf } from './rows.ts';
import { bodyOf, defaultCarrier, type Place, send } from './write.ts';

const routeColumns = v.object({
  regex: text,
  description: v.nullish(v.string(), null),
  voip_carrier_sid: optionalText,
});

function columnsOf(place: Place, { values }: Part, stored: Part | undefined) {
  const columns = partShape('routing', 'routes').columns(values);
  const body = bodyOf(columns, values, place, stored?.stored?.raw);
  const { voip_carrier_sid: named, ...own } = v.parse(routeColumns, body);
  // A carrier that the file can't name stays if the file omits it.
  const had = stored?.values['carrier'];
  const isUnnamed = named === '' && isReference(had) && had.to === null;
  const carrierSid = isUnnamed ? textOf(stored?.stored?.raw, 'voip_carrier_sid') : named;
  return { ...own, carrierSid };
}

/**
 * Writes the routes of a table, in the order of the file.
 * @param fresh null for a table that was just created
 */
export async function writeRoutes(
  place: Place,
  item: Item,
  fresh: Item | null,
  lcrSid: string,
): Promise<void> {
  const parts = fresh?.parts ?? [];
  const stored = v.parse(
    lcrRoutes,
    parts.map((part) => part.stored?.raw),
  );
  const before = v.parse(lcrRoutes, fresh?.stored?.raw['default_routes'] ?? [])[0];
  const wanted = item.parts.map((part) => {
    const known = parts.find(({ id }) => id === part.id);
    const own = stored.find(({ lcr_route_sid }) => lcr_route_sid === known?.stored?.sid);
    return { before: own, ...columnsOf(place, part, known) };
  });
  const column = kinds.routing.columns().find(({ name }) => name === defaultCarrier);
  const carrierSid = String(column?.write(item.values, place.tools, undefined) ?? '');
  const last = { before, carrierSid };
  const sent = [
    ...changedRoutes(wanted, stored, last).map(({ body }) => body),
    ...(carrierSid === '' ? [] : changedDefault(last)),
  ];
  const store = fresh ? lcrRoutesUpdate : newLcrRoutes;
  if (sent.length > 0) await send(place, store(lcrSid, sent));
  for (const { before: own, carrierSid: sid } of [...wanted, last]) {
    for (const entry of missingEntry(own, sid)) await send(place, entry);
  }
  const left = new Set(item.parts.map(({ id }) => id));
  for (const { id, stored: gone } of parts) {
    if (gone && !left.has(id)) await send(place, recordDeletion('LcrRoutes', gone.sid));
  }
}
