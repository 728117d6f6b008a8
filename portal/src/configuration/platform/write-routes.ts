import { isRecord } from '../../browser/record.ts';
import { path } from '../../platform/client/calls/path.ts';
import { defaultPriority } from '../../platform/engine/outbound.ts';
import type { Row } from '../api.ts';
import { kinds } from '../kinds/index.ts';
import type { Item, Part } from '../model.ts';
import { partShape, rowsOf } from './rows.ts';
import { bodyOf, type Place } from './write.ts';

const entryOf = (raw: Row | undefined) => rowsOf(raw?.['lcr_carrier_set_entries'])[0];

function routeBody(place: Place, { values }: Part, priority: number, raw: Row | undefined) {
  const columns = partShape('routing', 'routes').columns(values);
  const { voip_carrier_sid, ...body } = bodyOf(columns, values, place, raw);
  return { ...routeToSend(raw, voip_carrier_sid), ...body, priority };
}

/** On a stored route only entries with their sid are changed. */
function routeToSend(raw: Row | undefined, carrier: unknown) {
  const entry = entryOf(raw);
  return {
    ...(raw && { lcr_route_sid: raw['lcr_route_sid'] }),
    lcr_carrier_set_entries: [
      {
        ...(entry && { lcr_carrier_set_entry_sid: entry['lcr_carrier_set_entry_sid'] }),
        voip_carrier_sid: carrier,
        priority: entry?.['priority'] ?? 0,
      },
    ],
  };
}

const lastRoute = { regex: '.*', description: 'System Default Route', priority: defaultPriority };

/**
 * Makes the routes of a table what the file says, in its order.
 * @param fresh null for a table that was just created
 */
export async function writeRoutes(
  place: Place,
  item: Item,
  fresh: Item | null,
  lcrSid: string,
): Promise<void> {
  const { api, tools } = place;
  const stored = new Map(fresh?.parts.map((part) => [part.id, part]));
  const bodies = item.parts.map((part, index) => {
    const raw = stored.get(part.id)?.stored?.raw;
    return { raw, body: routeBody(place, part, index, raw) };
  });
  const last = fresh?.stored?.raw['default_route'];
  const raw = isRecord(last) ? last : undefined;
  const carrier = kinds.routing
    .columns()
    .find(({ name }) => name === 'default_carrier')
    ?.write(item.values, tools, undefined);
  if (carrier) bodies.push({ raw, body: { ...routeToSend(raw, carrier), ...lastRoute } });
  const sent = bodies.filter(({ raw: was, body }) => !isStored(was, body)).map(({ body }) => body);
  if (sent.length > 0) {
    const at = path`Lcrs/${lcrSid}/Routes`;
    await api.call(fresh ? 'PUT' : 'POST', at, sent);
  }
  for (const { raw: was, body } of bodies) {
    const [entry] = body.lcr_carrier_set_entries;
    if (!was || entryOf(was) || !entry?.voip_carrier_sid) continue;
    await api.call('POST', 'LcrCarrierSetEntries', {
      lcr_route_sid: was['lcr_route_sid'],
      voip_carrier_sid: entry.voip_carrier_sid,
      priority: 0,
    });
  }
  const wanted = new Set(item.parts.map(({ id }) => id));
  for (const [id, part] of stored) {
    if (wanted.has(id) || !part.stored) continue;
    await api.call('DELETE', path`LcrRoutes/${part.stored.sid}`);
  }
}

type SentRoute = ReturnType<typeof routeToSend> & Record<string, unknown>;

const isStored = (raw: Row | undefined, body: SentRoute): boolean =>
  raw !== undefined &&
  raw['regex'] === body['regex'] &&
  (raw['description'] ?? null) === (body['description'] ?? null) &&
  raw['priority'] === body['priority'] &&
  entryOf(raw)?.['voip_carrier_sid'] === body.lcr_carrier_set_entries[0]?.voip_carrier_sid;
