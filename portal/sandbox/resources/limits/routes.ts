import { bodyRecord } from '../../http/body.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { query } from '../../http/params.ts';
import { guardedAccount, guardedServiceProvider } from '../../http/permissions.ts';
import { created, json, noContent } from '../../http/replies.ts';
import type { LimitStore } from './store.ts';

/** Account users may set the limits of their own account (`limits#post-own-as-account`). */
export function registerLimits(api: Api, services: Services): void {
  const { accountLimits, serviceProviderLimits } = services.store;

  function register(path: string, limits: LimitStore, owner: (c: Ctx) => string): void {
    api.get(path, (c) => json(limits.list(owner(c), query(c, 'category'))));

    api.post(path, (c) => {
      const sid = owner(c);
      const { category, quantity } = bodyRecord(c);
      return created(limits.set(sid, category, quantity));
    });

    api.delete(path, (c) => {
      limits.clear(owner(c), query(c, 'category'));
      return noContent();
    });
  }

  register('/Accounts/:sid/Limits', accountLimits, (c) => guardedAccount(c, services));
  register('/ServiceProviders/:sid/Limits', serviceProviderLimits, guardedServiceProvider);
}
