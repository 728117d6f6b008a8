import { bodyRecord, refuseKey, requireMembers } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, insufficientPermissions, refusal } from '../../http/errors.ts';
import { ownsCarrier, refuseForeign } from '../../http/ownership.ts';
import { isUuid, pageParams, pathSid, query } from '../../http/params.ts';
import { reachableAccount, readableServiceProvider } from '../../http/permissions.ts';
import { created, json, noContent } from '../../http/replies.ts';
import { toSeconds } from '../../store/columns.ts';
import { foreignCarrier } from './routes.ts';
import type { CarrierFilter } from './store.ts';
import { carrierColumns, carrierView } from './view.ts';

/** Carriers below a provider or an account: values are only checked against the columns. */
export function registerOwnedCarriers(api: Api, services: Services): void {
  const { store, now } = services;

  api.get('/ServiceProviders/:sid/VoipCarriers', (c) => {
    const serviceProviderSid = readableServiceProvider(c);
    const { scope, accountSid: own } = c.get('caller');
    const accountSid = scope === 'account' ? own : query(c, 'account_sid');
    const filter: CarrierFilter = {
      serviceProviderSid,
      accountSid,
      // With an account: its own carriers and the unbound ones.
      unboundOf: serviceProviderSid,
      name: query(c, 'name'),
    };
    const page = pageParams(c);
    if (!page) return json(store.carriers.list(filter).map(carrierView));
    const found = store.carriers.page(filter, page);
    return json({ ...found, data: found.data.map(carrierView) });
  });

  api.get('/Accounts/:sid/VoipCarriers', (c) => {
    const { sid } = reachableAccount(c, services);
    return json(store.carriers.list({ accountSid: sid }).map(carrierView));
  });

  function writableServiceProvider(c: Ctx): string {
    const sid = pathSid(c);
    const { scope, serviceProviderSid } = c.get('caller');
    const mayWrite =
      scope === 'admin' || (scope === 'service_provider' && serviceProviderSid === sid);
    if (!mayWrite) throw refusal(403, 'insufficient permissions to update service provider');
    return sid;
  }

  function add(c: Ctx, owner: Record<string, unknown>) {
    const { voip_carrier_sid: _own, ...sent } = bodyRecord(c);
    const body = { ...sent, ...owner };
    refuseForeign(c, services, body, insufficientPermissions());
    requireMembers(sent, 'name');
    return created(store.carriers.add(carrierColumns(body), toSeconds(now())));
  }

  api.post('/ServiceProviders/:sid/VoipCarriers', (c) =>
    add(c, { service_provider_sid: writableServiceProvider(c) }),
  );

  // Account users only (`voip-carriers#post-account-path-sp`).
  api.post('/Accounts/:sid/VoipCarriers', (c) => {
    const { sid, account } = reachableAccount(c, services);
    if (!account || c.get('caller').scope !== 'account') {
      throw refusal(500, "Cannot read properties of undefined (reading 'service_provider_sid')");
    }
    return add(c, { account_sid: sid, service_provider_sid: account.service_provider_sid });
  });

  /** Checks the carrier against the caller. Like the platform, doesn't check the owner in the path. */
  function change(c: Ctx) {
    const sid = (c.req.param('voip_carrier_sid') ?? '').toLowerCase();
    if (!isUuid(sid)) throw badRequest('Bad request');
    const carrier = store.carriers.get(sid);
    const body = bodyRecord(c);
    if (carrier && !ownsCarrier(c.get('caller'), store, carrier)) throw foreignCarrier();
    refuseKey(body, 'voip_carrier_sid');
    refuseForeign(c, services, body, insufficientPermissions());
    if (!carrier) throw bareRefusal(404);
    store.carriers.change(sid, carrierColumns(body));
    return noContent();
  }

  api.put('/ServiceProviders/:sid/VoipCarriers/:voip_carrier_sid', (c) => {
    writableServiceProvider(c);
    return change(c);
  });

  api.put('/Accounts/:sid/VoipCarriers/:voip_carrier_sid', (c) => {
    reachableAccount(c, services);
    return change(c);
  });
}
