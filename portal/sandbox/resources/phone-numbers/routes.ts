import { bodyRecord, refuseKey } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { badRequest, bareRefusal, emptyRefusal, refusal } from '../../http/errors.ts';
import { namesForeign, ownsAccount, refuseForeign } from '../../http/ownership.ts';
import { pageParams, pathSid, query } from '../../http/params.ts';
import { ownPart } from '../../http/permissions.ts';
import { created, json, noContent } from '../../http/replies.ts';
import type { PhoneNumberRow } from './store.ts';

export function registerPhoneNumbers(api: Api, services: Services): void {
  const { store } = services;
  const { numbers } = store;

  api.get('/PhoneNumbers', (c) => {
    const filter = {
      accountSid: query(c, 'account_sid'),
      serviceProviderSid: query(c, 'service_provider_sid'),
      contains: query(c, 'filter'),
      // Last: the caller's own tenant overrides the query
      // (`phone-numbers#list-by-account-as-account`).
      ...ownPart(c.get('caller')),
    };
    if (c.get('caller').scope === 'account') filter.serviceProviderSid = undefined;
    const page = pageParams(c);
    return json(page ? numbers.page(filter, page) : numbers.list(filter));
  });

  /** A number without an account belongs to its provider, if it names one. */
  function isOwn(c: Ctx, number: PhoneNumberRow): boolean {
    const caller = c.get('caller');
    if (number.account_sid !== null) return ownsAccount(caller, store, number.account_sid);
    return (
      caller.scope === 'admin' ||
      (caller.scope === 'service_provider' &&
        number.service_provider_sid === caller.serviceProviderSid)
    );
  }

  api.get('/PhoneNumbers/:sid', (c) => {
    const number = numbers.get(pathSid(c));
    if (!number) throw emptyRefusal(404);
    if (isOwn(c, number)) return json(number);
    // The refusal depends on the scope (`phone-numbers#get-foreign-account`).
    if (c.get('caller').scope === 'account') throw emptyRefusal(404);
    throw badRequest('insufficient privileges');
  });

  /** The number without its leading +. Of its form, only whitespace is checked. */
  function stored(number: unknown): string {
    if (!number) throw badRequest('number is required');
    if (typeof number !== 'string') throw badRequest('number.startsWith is not a function');
    if (/\s/.test(number)) throw badRequest('number cannot contain whitespace');
    return number.startsWith('+') ? number.slice(1) : number;
  }

  function checkCarrier(c: Ctx, sid: unknown, accountSid: unknown): void {
    if (!sid) return;
    const carrier = store.carriers.get(String(sid));
    if (!carrier) throw badRequest(`voip_carrier not found for sid ${String(sid)}`);
    const isOther =
      carrier.account_sid !== null && accountSid && accountSid !== carrier.account_sid;
    if (isOther || namesForeign(c.get('caller'), store, { voip_carrier_sid: sid })) {
      throw badRequest('voip_carrier_sid does not belong to the account');
    }
  }

  api.post('/PhoneNumbers', (c) => {
    const { scope, accountSid, serviceProviderSid } = c.get('caller');
    const { phone_number_sid: _own, ...body } = bodyRecord(c);
    if (scope === 'account') body['account_sid'] = accountSid;
    // Only for provider users the row names the provider (`phone-numbers#post-sp`).
    if (scope === 'service_provider') body['service_provider_sid'] = serviceProviderSid;
    body['number'] = stored(body['number']);
    checkCarrier(c, body['voip_carrier_sid'], body['account_sid']);
    refuseForeign(c, services, body);
    return created(numbers.add(body));
  });

  function writable(c: Ctx): PhoneNumberRow {
    const number = numbers.get(pathSid(c));
    if (!number) throw bareRefusal(404);
    if (!isOwn(c, number)) throw refusal(403, 'insufficient privileges');
    return number;
  }

  api.put('/PhoneNumbers/:sid', (c) => {
    const { phone_number_sid: sid } = writable(c);
    const body = bodyRecord(c);
    for (const name of ['voip_carrier_sid', 'number']) {
      if (name in body) throw badRequest(`${name} may not be modified`);
    }
    refuseKey(body, 'phone_number_sid');
    refuseForeign(c, services, body);
    numbers.change(sid, body);
    return noContent();
  });

  api.delete('/PhoneNumbers/:sid', (c) => {
    numbers.remove(writable(c).phone_number_sid);
    return noContent();
  });
}
