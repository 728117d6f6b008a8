import type { Api, Ctx, Services } from '../../http/env.ts';
import { bareRefusal } from '../../http/errors.ts';
import { guardedAccount, guardedServiceProvider } from '../../http/permissions.ts';
import { created, json } from '../../http/replies.ts';
import { toSeconds } from '../../store/columns.ts';
import { CARRIER_TEMPLATES, type CarrierTemplate, templateView } from './templates.ts';

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const randomSuffix = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(22)),
    (byte) => letters[byte % letters.length],
  ).join('');

type Owner = {
  account_sid: string | null;
  service_provider_sid: string | null;
};

/** Carrier templates; the list is public. */
export function registerPredefinedCarriers(api: Api, services: Services): void {
  const { store, now } = services;

  api.get('/PredefinedCarriers', () => json(CARRIER_TEMPLATES.map(templateView)));

  function templateOf(c: Ctx): CarrierTemplate {
    const sid = c.req.param('predefined_carrier_sid')?.toLowerCase();
    const template = CARRIER_TEMPLATES.find((known) => known.sid === sid);
    if (!template) throw bareRefusal(404);
    return template;
  }

  function copy({ columns, sipGateways, smppGateways }: CarrierTemplate, owner: Owner): string {
    const { requires_static_ip: _static, ...carrier } = columns;
    const isTaken = store.carriers.isNameTaken(owner.service_provider_sid, columns.name);
    const name = isTaken ? `${columns.name}-${randomSuffix()}` : columns.name;
    const sid = store.carriers.add({ ...carrier, ...owner, name }, toSeconds(now()));
    for (const gateway of sipGateways) {
      store.sipGateways.add({ ...gateway, voip_carrier_sid: sid });
    }
    for (const gateway of smppGateways) {
      store.smppGateways.add({ ...gateway, voip_carrier_sid: sid });
    }
    return sid;
  }

  api.post('/ServiceProviders/:sid/PredefinedCarriers/:predefined_carrier_sid', (c) => {
    const sid = guardedServiceProvider(c);
    const template = templateOf(c);
    if (!store.serviceProviders.get(sid)) throw bareRefusal(404);
    const owner = { account_sid: null, service_provider_sid: sid };
    return created(store.transaction(() => copy(template, owner)));
  });

  api.post('/Accounts/:sid/PredefinedCarriers/:predefined_carrier_sid', (c) => {
    const sid = guardedAccount(c, services);
    const template = templateOf(c);
    const account = store.accounts.get(sid);
    if (!account) throw bareRefusal(404);
    // Bound only for account users (`predefined-carriers#carrier-created-account-path-as-sp`).
    const owner =
      c.get('caller').scope === 'account'
        ? { account_sid: sid, service_provider_sid: account.service_provider_sid }
        : { account_sid: null, service_provider_sid: null };
    return created(store.transaction(() => copy(template, owner)));
  });
}
