import type { Api, Caller, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, refusal } from '../../http/errors.ts';
import { rawSid } from '../../http/params.ts';
import { noContent } from '../../http/replies.ts';
import { checkEntryCarrier, ownsLcr } from './ownership.ts';

type Body = Record<string, unknown>;

/** Priority of the table's default route; nothing else marks it. */
const defaultPriority = 9999;

const asRecord = (value: unknown): Body =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** All routes of a table at once. */
export function registerLcrBatch(api: Api, services: Services): void {
  const { store } = services;
  const { lcrRoutes, lcrs } = store;

  function lcrOf(c: Ctx): string {
    const lcr = lcrs.get(rawSid(c));
    if (!lcr) throw bareRefusal(404);
    if (!ownsLcr(c.get('caller'), lcr)) throw badRequest('unknown lcr_sid');
    return lcr.lcr_sid;
  }

  function bodyOf(c: Ctx): Body[] {
    const body = c.get('body');
    // `lcrs#routes-post-object-not-array`
    if (!Array.isArray(body)) throw refusal(500, 'body is not iterable');
    return body.map(asRecord);
  }

  function entriesOf(route: Body, caller: Caller): Body[] {
    const { lcr_carrier_set_entries: entries } = route;
    if (!Array.isArray(entries) || entries.length === 0) {
      throw badRequest('Lcr Route batch process require lcr_carrier_set_entries');
    }
    const records = entries.map(asRecord);
    for (const entry of records) {
      if (!entry['voip_carrier_sid']) {
        throw badRequest('One of lcr_carrier_set_entries is missing voip_carrier_sid');
      }
      checkEntryCarrier(caller, store, entry['voip_carrier_sid']);
    }
    return records;
  }

  function addRoute(lcrSid: string, route: Body, entries: Body[]): void {
    const { lcr_carrier_set_entries: _entries, lcr_route_sid: _own, ...columns } = route;
    const sid = lcrRoutes.add({ ...columns, lcr_sid: lcrSid });
    const added = entries.map(({ lcr_carrier_set_entry_sid: _entry, ...entry }) =>
      lcrRoutes.addEntry({ ...entry, lcr_route_sid: sid }),
    );
    if (route['priority'] === defaultPriority) {
      lcrs.change(lcrSid, { default_carrier_set_entry_sid: added[0] });
    }
  }

  /** Skips entries without an id: 204, and nothing happens. */
  function changeRoute(lcrSid: string, route: Body, entries: Body[]): void {
    const { lcr_carrier_set_entries: _entries, lcr_route_sid: own, ...columns } = route;
    const sid = String(own);
    if (lcrRoutes.get(sid)?.lcr_sid !== lcrSid) throw badRequest('unknown lcr_route_sid');
    lcrRoutes.change(sid, { ...columns, lcr_sid: lcrSid });
    for (const { lcr_carrier_set_entry_sid: entrySid, ...entry } of entries) {
      if (!entrySid) continue;
      if (lcrRoutes.getEntry(String(entrySid))?.lcr_route_sid !== sid) {
        throw badRequest('unknown lcr_carrier_set_entry_sid');
      }
      lcrRoutes.changeEntry(String(entrySid), { ...entry, lcr_route_sid: sid });
    }
  }

  // The platform handles routes one by one and stops half-way on an error; here it is all or
  // nothing.
  api.post('/Lcrs/:sid/Routes', (c) => {
    const sid = lcrOf(c);
    const routes = bodyOf(c);
    store.transaction(() => {
      for (const route of routes) addRoute(sid, route, entriesOf(route, c.get('caller')));
    });
    return noContent();
  });

  // Changes routes with an id and adds the others; routes left out remain
  // (`lcrs#routes-put-reorder-and-add`).
  api.put('/Lcrs/:sid/Routes', (c) => {
    const sid = lcrOf(c);
    const routes = bodyOf(c);
    store.transaction(() => {
      for (const route of routes) {
        const entries = entriesOf(route, c.get('caller'));
        if (route['lcr_route_sid']) changeRoute(sid, route, entries);
        else addRoute(sid, route, entries);
      }
    });
    return noContent();
  });
}
