import type { Api, Services } from '../../http/env.ts';
import { readableServiceProvider } from '../../http/permissions.ts';
import { json } from '../../http/replies.ts';
import { listedAccount } from '../accounts/view.ts';
import { applicationViews } from '../applications/view.ts';

/** Lists below a provider. Account users see their account's part of them. */
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

  // The whole platform's applications for admins and provider users, whatever the provider
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
