import { bodyRecord } from '../../http/body.ts';
import type { Api, Services } from '../../http/env.ts';
import { pageParams, pathSid, query } from '../../http/params.ts';
import { existingAccount, mayAccessAccount, reachableAccount } from '../../http/permissions.ts';
import { json } from '../../http/replies.ts';
import { webhookSecret } from '../../rules/secrets.ts';
import { toSeconds } from '../../store/columns.ts';
import { applicationViews } from '../applications/view.ts';
import { testBucket } from './bucket-test.ts';
import { bucketOf } from './view.ts';

const minute = 60_000;

/** Children of one account, apart from Limits and TtsCache. */
export function registerAccountParts(api: Api, services: Services): void {
  const { store, now } = services;

  api.get('/Accounts/:sid/WebhookSecret', (c) => {
    const account = existingAccount(c, services);
    // Any value generates a new secret, even "false" (`webhook-secret#regenerate-false`).
    if (!query(c, 'regenerate')) return json({ webhook_secret: account.webhook_secret });
    const secret = webhookSecret();
    store.accounts.setWebhookSecret(account.account_sid, secret);
    return json({ webhook_secret: secret });
  });

  api.get('/Accounts/:sid/ApiKeys', (c) => {
    const { sid } = reachableAccount(c, services);
    const keys = store.apiKeys.ofAccount(sid);
    if (c.get('caller').scope === 'account') {
      // Listing the keys counts as using them, once a minute (`api-keys#list-with-expiry`).
      const latest = Math.max(0, ...keys.map((key) => Date.parse(key.last_used ?? '') || 0));
      if (now().getTime() - latest >= minute) store.apiKeys.markUsed(sid, toSeconds(now()));
    }
    return json(keys);
  });

  api.get('/Accounts/:sid/Applications', (c) => {
    const { sid } = reachableAccount(c, services);
    const page = pageParams(c);
    const views = applicationViews(store);
    if (!page) {
      // Without a page, the name is ignored (`applications#list-name-unpaged`).
      return json(store.applications.list({ accountSid: sid }).map(views));
    }
    const found = store.applications.page({ accountSid: sid, name: query(c, 'name') }, page);
    return json({ ...found, data: found.data.map(views) });
  });

  // Always 200, also for a foreign account (`bucket-credential-test#foreign-account`).
  api.post('/Accounts/:sid/BucketCredentialTest', (c) => {
    const sid = pathSid(c);
    const account = store.accounts.get(sid);
    if (!mayAccessAccount(c.get('caller'), account, sid)) {
      return json({ status: 'failed', reason: 'insufficient permissions' });
    }
    return json(testBucket(bodyRecord(c), bucketOf(account)));
  });
}
