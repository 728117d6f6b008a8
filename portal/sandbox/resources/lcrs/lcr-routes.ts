import { bodyRecord, refuseKey } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal } from '../../http/errors.ts';
import { query, rawSid } from '../../http/params.ts';
import { created, json, noContent } from '../../http/replies.ts';
import type { LcrRouteRow } from './lcr-route-store.ts';
import { ownsLcr, writableLcr } from './ownership.ts';

/** Single routes. Reading one doesn't check the caller, as on the platform. */
export function registerLcrRoutes(api: Api, services: Services): void {
  const { store } = services;
  const { lcrRoutes } = store;

  const withEntries = (route: LcrRouteRow) => ({
    ...route,
    lcr_carrier_set_entries: lcrRoutes.entriesOf(route.lcr_route_sid),
  });

  api.get('/LcrRoutes', (c) => {
    const sid = query(c, 'lcr_sid');
    if (!sid) throw badRequest('missing lcr_sid');
    const caller = c.get('caller');
    const lcr = store.lcrs.get(sid);
    // `lcrs#routes-list-unknown-admin`, `lcrs#routes-list-unknown-sp`
    if (caller.scope !== 'admin' && !(lcr && ownsLcr(caller, lcr))) {
      throw badRequest('unknown lcr_sid');
    }
    return json(lcrRoutes.ofLcr(sid).map(withEntries));
  });

  function existing(c: Ctx): LcrRouteRow {
    const route = lcrRoutes.get(rawSid(c));
    if (!route) throw bareRefusal(404);
    return route;
  }

  function writable(c: Ctx): LcrRouteRow {
    const route = existing(c);
    if (c.get('caller').scope !== 'admin') writableLcr(c.get('caller'), store, route.lcr_sid);
    return route;
  }

  api.get('/LcrRoutes/:sid', (c) => json(withEntries(existing(c))));

  api.post('/LcrRoutes', (c) => {
    const { lcr_route_sid: _own, ...body } = bodyRecord(c);
    if (!body['lcr_sid']) throw badRequest('missing parameter lcr_sid');
    writableLcr(c.get('caller'), store, body['lcr_sid']);
    return created(lcrRoutes.add(body));
  });

  api.put('/LcrRoutes/:sid', (c) => {
    const { lcr_route_sid: sid } = writable(c);
    const body = bodyRecord(c);
    refuseKey(body, 'lcr_route_sid');
    if (body['lcr_sid']) writableLcr(c.get('caller'), store, body['lcr_sid']);
    lcrRoutes.change(sid, body);
    return noContent();
  });

  api.delete('/LcrRoutes/:sid', (c) => {
    const { lcr_route_sid: sid } = writable(c);
    store.transaction(() => lcrRoutes.remove(sid));
    return noContent();
  });
}
