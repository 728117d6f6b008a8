import { bodyRecord, refuseKey } from '../../http/body.ts';
import type { Api, Caller, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, refusal } from '../../http/errors.ts';
import { query, rawSid } from '../../http/params.ts';
import { created, json, noContent } from '../../http/replies.ts';
import type { LcrEntryRow } from './lcr-route-store.ts';
import { checkEntryCarrier, writableLcr } from './ownership.ts';

/** Carriers of a route. Reads don't check the caller, as on the platform. */
export function registerLcrEntries(api: Api, services: Services): void {
  const { store } = services;
  const { lcrRoutes } = store;

  api.get('/LcrCarrierSetEntries', (c) => {
    const sid = query(c, 'lcr_route_sid');
    if (!sid) {
      // `lcrs#entries-list-missing-sid`
      throw refusal(
        500,
        'You have an error in your SQL syntax; check the manual that corresponds to your ' +
          "MariaDB server version for the right syntax to use near '? ORDER BY priority' at line 1",
      );
    }
    return json(lcrRoutes.entriesOf(sid));
  });

  function existing(c: Ctx): LcrEntryRow {
    const entry = lcrRoutes.getEntry(rawSid(c));
    if (!entry) throw bareRefusal(404);
    return entry;
  }

  function checkRoute(caller: Caller, sid: unknown): void {
    const route = lcrRoutes.get(String(sid));
    if (!route) throw badRequest('unknown lcr_route_sid');
    if (caller.scope !== 'admin') writableLcr(caller, store, route.lcr_sid);
  }

  api.get('/LcrCarrierSetEntries/:sid', (c) => json(existing(c)));

  api.post('/LcrCarrierSetEntries', (c) => {
    const caller = c.get('caller');
    const { lcr_carrier_set_entry_sid: _own, ...body } = bodyRecord(c);
    for (const name of ['lcr_route_sid', 'voip_carrier_sid']) {
      if (!body[name]) throw badRequest(`missing ${name}`);
    }
    checkRoute(caller, body['lcr_route_sid']);
    checkEntryCarrier(caller, store, body['voip_carrier_sid']);
    return created(lcrRoutes.addEntry(body));
  });

  api.put('/LcrCarrierSetEntries/:sid', (c) => {
    const caller = c.get('caller');
    const entry = existing(c);
    checkRoute(caller, entry.lcr_route_sid);
    const body = bodyRecord(c);
    refuseKey(body, 'lcr_carrier_set_entry_sid');
    if (body['lcr_route_sid']) checkRoute(caller, body['lcr_route_sid']);
    if (body['voip_carrier_sid']) checkEntryCarrier(caller, store, body['voip_carrier_sid']);
    lcrRoutes.changeEntry(entry.lcr_carrier_set_entry_sid, body);
    return noContent();
  });

  api.delete('/LcrCarrierSetEntries/:sid', (c) => {
    const entry = existing(c);
    checkRoute(c.get('caller'), entry.lcr_route_sid);
    lcrRoutes.removeEntry(entry.lcr_carrier_set_entry_sid);
    return noContent();
  });
}
