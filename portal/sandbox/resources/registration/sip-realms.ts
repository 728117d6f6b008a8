import type { Api, Services } from '../../http/env.ts';
import { badRequest, refusal } from '../../http/errors.ts';
import { guardedAccount } from '../../http/permissions.ts';
import { noContent } from '../../http/replies.ts';

/** Labels and dots only: the realm becomes a name in the DNS. */
const REALM = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?){2,}$/i;
const longest = 132;

export function registerSipRealms(api: Api, services: Services): void {
  const { store, hosted } = services;

  api.post('/Accounts/:sid/SipRealms/:realm', (c) => {
    guardedAccount(c, services);
    const realm = (c.req.param('realm') ?? '').toLowerCase();
    const { accountSid } = c.get('caller');
    if (accountSid === undefined) {
      // The token decides the account (`registration#self-hosted-sip-realm-as-sp`).
      throw refusal(
        500,
        'Bind parameters must not contain undefined. To pass SQL NULL specify JS null',
      );
    }
    if (!REALM.test(realm) || realm.length > longest) {
      throw badRequest(`invalid sip_realm: ${c.req.param('realm')}`);
    }
    store.accounts.change(accountSid, { sip_realm: realm });
    // The realm is already stored, even if the DNS fails (`registration#self-hosted-sip-realm`).
    if (!hosted) throw refusal(500, 'createDnsRecords is not a function');
    const provider = store.serviceProviders.get(c.get('caller').serviceProviderSid ?? '');
    const isInZone = provider?.root_domain && realm.endsWith(`.${provider.root_domain}`);
    if (!isInZone) throw refusal(500, `dns zone not found for ${realm}`);
    return noContent();
  });
}
