import { bodyRecord, refuseKey, requireMembers } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, emptyRefusal, refusal } from '../../http/errors.ts';
import { ownsCarrier, refuseForeign } from '../../http/ownership.ts';
import { pageParams, pathSid, query } from '../../http/params.ts';
import { ownPart } from '../../http/permissions.ts';
import { created, json, noContent } from '../../http/replies.ts';
import { toSeconds } from '../../store/columns.ts';
import { checkRegistration } from './checks.ts';
import type { CarrierFilter } from './store.ts';
import { carrierColumns, carrierView } from './view.ts';

export const foreignCarrier = () => refusal(422, 'carrier belongs to a different user');

/** `/VoipCarriers` itself, with checks of the values. */
export function registerCarriers(api: Api, services: Services): void {
  const { store, now } = services;

  /** Account users see their own carriers and the unbound ones of their provider. */
  function visible(c: Ctx): CarrierFilter {
    const caller = c.get('caller');
    const part = ownPart(caller);
    if (caller.scope === 'account') return { ...part, unboundOf: caller.serviceProviderSid };
    return { ...part, accountSid: query(c, 'account_sid') };
  }

  api.get('/VoipCarriers', (c) => {
    const filter = { ...visible(c), name: query(c, 'name') };
    const page = pageParams(c);
    if (!page) return json(store.carriers.list(filter).map(carrierView));
    const boundFirst = c.get('caller').scope === 'account';
    const found = store.carriers.page(filter, page, { boundFirst });
    return json({ ...found, data: found.data.map(carrierView) });
  });

  api.get('/VoipCarriers/:sid', (c) => {
    const carrier = store.carriers.get(pathSid(c));
    if (!carrier) throw emptyRefusal(404);
    // Account users can't read unbound carriers, although their lists contain them.
    if (!ownsCarrier(c.get('caller'), store, carrier)) throw badRequest('insufficient privileges');
    return json(carrierView(carrier));
  });

  /** An application must belong to the account in the same body. */
  function checkOwners({ account_sid, application_sid }: Record<string, unknown>): void {
    if (application_sid) {
      if (!account_sid) throw badRequest('account_sid missing');
      const application = store.applications.get(String(application_sid));
      if (!application) throw badRequest('unknown application_sid');
      if (application.account_sid !== account_sid) {
        throw badRequest('application_sid does not exist for specified account_sid');
      }
    } else if (account_sid && !store.accounts.get(String(account_sid))) {
      throw badRequest('unknown account_sid');
    }
  }

  function checkedBody(c: Ctx): Record<string, unknown> {
    const { scope, accountSid } = c.get('caller');
    const body = bodyRecord(c);
    if (scope === 'account') body['account_sid'] = accountSid;
    checkOwners(body);
    checkRegistration(body);
    refuseForeign(c, services, body);
    return body;
  }

  // The provider is not filled in (`voip-carriers#get-root-account`).
  api.post('/VoipCarriers', (c) => {
    const { voip_carrier_sid: _own, ...body } = checkedBody(c);
    requireMembers(body, 'name');
    return created(store.carriers.add(carrierColumns(body), toSeconds(now())));
  });

  api.put('/VoipCarriers/:sid', (c) => {
    const sid = pathSid(c);
    const caller = c.get('caller');
    const carrier = store.carriers.get(sid);
    if (!carrier) {
      if (caller.scope !== 'account') throw bareRefusal(404);
      throw refusal(500, "Cannot read properties of null (reading 'account_sid')");
    }
    const body = checkedBody(c);
    if (!ownsCarrier(caller, store, carrier)) throw foreignCarrier();
    refuseKey(body, 'voip_carrier_sid');
    store.carriers.change(sid, carrierColumns(body));
    return noContent();
  });

  api.delete('/VoipCarriers/:sid', (c) => {
    const sid = pathSid(c);
    const caller = c.get('caller');
    const carrier = store.carriers.get(sid);
    if (!carrier) {
      if (caller.scope !== 'account') throw bareRefusal(404);
      // `voip-carriers#delete-unknown-account`
      throw refusal(500, "Cannot read properties of null (reading 'account_sid')");
    }
    if (!ownsCarrier(caller, store, carrier)) throw foreignCarrier();
    if (store.carriers.hasPhoneNumbers(sid)) {
      throw refusal(422, 'cannot delete voip carrier with active phone numbers');
    }
    // Deleted even if a route that uses the carrier then blocks its deletion
    // (`sip-gateways#list-after-failed-carrier-delete`).
    store.sipGateways.removeOfCarrier(sid);
    store.smppGateways.removeOfCarrier(sid);
    store.carriers.remove(sid);
    return noContent();
  });
}
