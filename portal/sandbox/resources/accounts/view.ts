import { hookView } from '../webhooks/hooks.ts';
import type { Hook } from '../webhooks/store.ts';
import { type Bucket, maskBucket } from './bucket.ts';
import type { AccountRow } from './store.ts';

type HookLookup = (sid: string) => Hook | undefined;

export const bucketOf = (account: AccountRow | undefined): Bucket | undefined =>
  account?.bucket_credential ? (JSON.parse(account.bucket_credential) as Bucket) : undefined;

function view(account: AccountRow, hook: HookLookup, bucket: Bucket | undefined) {
  const { registration_hook_sid: registration, queue_event_hook_sid: queue, ...rest } = account;
  return {
    ...rest,
    bucket_credential: bucket ?? null,
    registration_hook: hookView(registration === null ? undefined : hook(registration)),
    queue_event_hook: hookView(queue === null ? undefined : hook(queue)),
  };
}

/** Lists return the bucket's secret in clear (`accounts#list-bucket-not-masked`). */
export const listedAccount = (account: AccountRow, hook: HookLookup) =>
  view(account, hook, bucketOf(account));

export function singleAccount(account: AccountRow, hook: HookLookup) {
  const bucket = bucketOf(account);
  return view(account, hook, bucket && maskBucket(bucket));
}
