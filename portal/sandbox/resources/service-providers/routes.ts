import { bodyRecord, refuseKey, requireMembers } from '../../http/body.ts';
import type { Api, Services } from '../../http/env.ts';
import { emptyRefusal, refusal } from '../../http/errors.ts';
import { pathSid } from '../../http/params.ts';
import { readableServiceProvider, requireAdmin } from '../../http/permissions.ts';
import { created, json, noContent } from '../../http/replies.ts';
import { listedAccount } from '../accounts/view.ts';
import { applicationViews } from '../applications/view.ts';
import { asHook, hookView, storeHook } from '../webhooks/hooks.ts';
import type { ServiceProviderRow } from './store.ts';

export function registerServiceProviders(api: Api, { store }: Services): void {
  function view(provider: ServiceProviderRow) {
    const { registration_hook_sid: hook, service_provider_sid, name, ...rest } = provider;
    const { description, root_domain, ms_teams_fqdn } = rest;
    return {
      service_provider_sid,
      name,
      description,
      root_domain,
      ms_teams_fqdn,
      registration_hook: hookView(hook === null ? undefined : store.webhooks.get(hook)),
    };
  }

  const ownerOf = (sid: string) => ({
    table: 'service_providers',
    key: 'service_provider_sid',
    sid,
  });

  api.get('/ServiceProviders', (c) => {
    const { scope, serviceProviderSid } = c.get('caller');
    const providers = store.serviceProviders.list();
    const visible =
      scope === 'admin'
        ? providers
        : providers.filter((provider) => provider.service_provider_sid === serviceProviderSid);
    return json(visible.map(view));
  });

  api.get('/ServiceProviders/:sid', (c) => {
    const provider = store.serviceProviders.get(readableServiceProvider(c));
    if (!provider) throw emptyRefusal(404);
    return json(view(provider));
  });

  api.post('/ServiceProviders', (c) => {
    requireAdmin(c, refusal(403, 'only admin users can add a service provider'));
    const { service_provider_sid: _own, registration_hook, ...body } = bodyRecord(c);
    const hook = asHook('registration_hook', registration_hook, 'adding a service provider');
    requireMembers(body, 'name');
    const sid = store.transaction(() => {
      const provider = store.serviceProviders.add(body);
      const webhook = hook && Object.keys(hook).length > 0 ? storeHook(store, hook, null) : null;
      store.webhooks.link(ownerOf(provider), 'registration_hook_sid', webhook);
      return provider;
    });
    return created(sid);
  });

  api.put('/ServiceProviders/:sid', (c) => {
    const sid = pathSid(c);
    const { scope, serviceProviderSid } = c.get('caller');
    const mayUpdate =
      scope === 'admin' || (scope === 'service_provider' && serviceProviderSid === sid);
    if (!mayUpdate) throw refusal(403, 'insufficient permissions to update service provider');
    const { registration_hook, ...body } = bodyRecord(c);
    if (registration_hook === null) {
      // `service-providers#put-echo-of-get`
      throw refusal(500, 'Cannot convert undefined or null to object');
    }
    const hook = asHook('registration_hook', registration_hook, 'updating a service provider');
    refuseKey(body, 'service_provider_sid');
    const provider = store.serviceProviders.get(sid);
    if (!provider) throw emptyRefusal(404);
    store.transaction(() => {
      if (Object.keys(body).length > 0) store.serviceProviders.change(sid, body);
      // A missing hook is unlinked (`service-providers#get-after-put-without-hook`).
      const current = provider.registration_hook_sid;
      const webhook = hook && Object.keys(hook).length > 0 ? storeHook(store, hook, current) : null;
      store.webhooks.link(ownerOf(sid), 'registration_hook_sid', webhook);
    });
    return noContent();
  });

  api.delete('/ServiceProviders/:sid', (c) => {
    const sid = pathSid(c);
    requireAdmin(c, refusal(403, 'only admin users can delete a service provider'));
    if (store.serviceProviders.hasAccountsOrUsers(sid)) {
      throw refusal(403, 'insufficient privileges');
    }
    const provider = store.serviceProviders.get(sid);
    if (!provider) throw emptyRefusal(404);
    // Without a transaction, as on the platform: if an LCR uses a carrier, the deletion fails after
    // the first parts are gone.
    store.speechCredentials.removeOf('service_provider_sid', sid);
    store.sipGateways.removeOfOwner('service_provider_sid', sid);
    store.smppGateways.removeOfOwner('service_provider_sid', sid);
    store.carriers.removeOf('service_provider_sid', sid);
    store.sbcs.removeOfServiceProvider(sid);
    store.smppAddresses.removeOfServiceProvider(sid);
    store.apiKeys.removeOf('service_provider_sid', sid);
    store.serviceProviders.removeLimits(sid);
    store.serviceProviders.remove(sid);
    store.webhooks.drop(provider.registration_hook_sid);
    return noContent();
  });
}

/** Lists below a provider. Account users see only their account's records. */
export function registerServiceProviderLists(api: Api, { store }: Services): void {
  api.get('/ServiceProviders/:sid/Accounts', (c) => {
    const serviceProviderSid = readableServiceProvider(c);
    const { scope, accountSid } = c.get('caller');
    const filter =
      scope === 'account' ? { serviceProviderSid, accountSid } : { serviceProviderSid };
    const hooks = store.webhooks.byId();
    const accounts = store.accounts.list(filter);
    return json(accounts.map((account) => listedAccount(account, (sid) => hooks.get(sid))));
  });

  // Admins and provider users get all applications of the platform, whatever the provider
  // (`service-providers#sub-applications-sp-full`).
  api.get('/ServiceProviders/:sid/Applications', (c) => {
    readableServiceProvider(c);
    const { scope, accountSid } = c.get('caller');
    const applications = store.applications.list(scope === 'account' ? { accountSid } : {});
    return json(applications.map(applicationViews(store)));
  });

  api.get('/ServiceProviders/:sid/PhoneNumbers', (c) => {
    const serviceProviderSid = readableServiceProvider(c);
    const { scope, accountSid } = c.get('caller');
    const filter =
      scope === 'account' ? { serviceProviderSid, accountSid } : { serviceProviderSid };
    return json(store.numbers.list(filter));
  });

  api.get('/ServiceProviders/:sid/ApiKeys', (c) => {
    const sid = readableServiceProvider(c);
    const isAccountUser = c.get('caller').scope === 'account';
    return json(isAccountUser ? [] : store.apiKeys.ofServiceProvider(sid));
  });
}
