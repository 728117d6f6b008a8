import { bodyRecord, refuseKey, requireMembers } from '../../http/body.ts';
import type { Api, Caller, Ctx, Services } from '../../http/env.ts';
import { badRequest, emptyRefusal, refusal } from '../../http/errors.ts';
import { pageParams, pathSid, query } from '../../http/params.ts';
import { ownPart } from '../../http/permissions.ts';
import { created, json, noContent } from '../../http/replies.ts';
import { toSeconds } from '../../store/columns.ts';
import { applicationColumns } from './columns.ts';
import { addHooks, changeHooks, checkAddedHooks, checkChangedHooks, linkHooks } from './hooks.ts';
import type { ApplicationRow } from './store.ts';
import { applicationView, applicationViews } from './view.ts';

export function registerApplications(api: Api, services: Services): void {
  const { store, now } = services;

  function isOwn(caller: Caller, accountSid: string | null): boolean {
    if (caller.scope === 'admin') return true;
    if (caller.scope === 'account') return accountSid === caller.accountSid;
    const account = store.accounts.get(accountSid ?? '');
    return account !== undefined && account.service_provider_sid === caller.serviceProviderSid;
  }

  api.get('/Applications', (c) => {
    const filter = { ...ownPart(c.get('caller')), name: query(c, 'name') };
    const page = pageParams(c);
    const views = applicationViews(store);
    if (!page) return json(store.applications.list(filter).map(views));
    const found = store.applications.page(filter, page);
    return json({ ...found, data: found.data.map(views) });
  });

  api.get('/Applications/:sid', (c) => {
    const application = store.applications.get(pathSid(c));
    // A foreign application looks as if it didn't exist (`applications#get-foreign-account`).
    if (!application || !isOwn(c.get('caller'), application.account_sid)) throw emptyRefusal(404);
    return json(applicationView(application, store));
  });

  /** Account of the new application; account users always get their own. */
  function ownerOf(caller: Caller, body: Record<string, unknown>): unknown {
    if (caller.scope === 'account') return caller.accountSid;
    const { account_sid } = body;
    if (caller.scope === 'service_provider') {
      if (!account_sid) throw badRequest("missing required field: 'account_sid'");
      if (!isOwn(caller, String(account_sid))) throw refusal(403, 'insufficient privileges');
    }
    return account_sid;
  }

  /** Refuses foreign owners. The platform accepts any provider, and lets an application move. */
  function checkOwners(caller: Caller, columns: Record<string, unknown>): void {
    if (caller.scope === 'admin') return;
    const { account_sid: account, service_provider_sid: provider } = columns;
    const isForeign =
      (account !== undefined && !isOwn(caller, String(account))) ||
      (Boolean(provider) && provider !== caller.serviceProviderSid);
    if (isForeign) throw refusal(403, 'insufficient privileges');
  }

  api.post('/Applications', (c) => {
    const { application_sid: _own, ...body } = bodyRecord(c);
    const account_sid = ownerOf(c.get('caller'), body);
    checkAddedHooks(body);
    const columns = applicationColumns({ ...body, account_sid }, hookUrl(body), hostOf(c));
    checkOwners(c.get('caller'), columns);
    requireMembers(columns, 'name', 'account_sid');
    const sid = store.transaction(() => {
      const application = store.applications.add(columns, toSeconds(now()));
      linkHooks(store, application, addHooks(store, body));
      return application;
    });
    return created(sid);
  });

  /** The application of a PUT, if the caller may change it; the refusal depends on the scope. */
  function changeable(c: Ctx): ApplicationRow {
    const caller = c.get('caller');
    const application = store.applications.get(pathSid(c));
    if (application && isOwn(caller, application.account_sid)) return application;
    if (caller.scope === 'admin') throw emptyRefusal(404);
    if (caller.scope === 'account') throw refusal(403, 'insufficient privileges');
    if (application) throw refusal(403, 'insufficient permissions');
    throw refusal(500, "Cannot read properties of undefined (reading 'account_sid')");
  }

  api.put('/Applications/:sid', (c) => {
    const application = changeable(c);
    const { application_sid: sid } = application;
    const caller = c.get('caller');
    const body = bodyRecord(c);
    checkChangedHooks(body, caller.scope !== 'service_provider');
    const current = store.webhooks.get(application.call_hook_sid ?? '')?.url;
    const columns = applicationColumns(body, hookUrl(body) ?? current, hostOf(c));
    refuseKey(body, 'application_sid');
    checkOwners(caller, columns);
    store.transaction(() => {
      const hooks = changeHooks(store, application, body);
      // If all hooks were changed in place, nothing is left to update, which is an error
      // (`applications#put-hook-with-webhook-sid`).
      const isHooksOnly = Object.keys(columns).length === 0 && hooks.size > 0;
      if (!isHooksOnly) store.applications.change(sid, columns);
      linkHooks(store, sid, hooks);
    });
    return noContent();
  });

  api.delete('/Applications/:sid', (c) => {
    const { scope } = c.get('caller');
    const sid = pathSid(c);
    const application = store.applications.get(sid);
    if (!application) {
      if (scope === 'account') throw badRequest('application does not exist');
      throw refusal(
        500,
        scope === 'admin'
          ? "Cannot destructure property 'call_hook_sid' of 'application[0]' as it is undefined."
          : "Cannot read properties of undefined (reading 'account_sid')",
      );
    }
    if (!isOwn(c.get('caller'), application.account_sid)) {
      throw refusal(scope === 'account' ? 422 : 403, 'insufficient permissions');
    }
    // For provider users, the database refuses instead
    // (`applications#delete-with-phone-number-as-sp`).
    if (scope !== 'service_provider' && store.applications.hasPhoneNumbers(sid)) {
      throw refusal(422, 'cannot delete application with phone numbers');
    }
    store.transaction(() => {
      store.applications.remove(sid);
      store.webhooks.drop(application.call_hook_sid);
      store.webhooks.drop(application.call_status_hook_sid);
      store.webhooks.drop(application.messaging_hook_sid);
    });
    return noContent();
  });
}

function hookUrl(body: Record<string, unknown>): unknown {
  const hook = body['call_hook'];
  return typeof hook === 'object' && hook !== null && 'url' in hook ? hook.url : undefined;
}

const hostOf = (c: Ctx) => new URL(c.req.url).host;
