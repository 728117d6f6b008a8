import * as v from 'valibot';
import { read, useLookup, useQuery } from '../../client/cache/query.ts';
import { path } from '../../client/calls/path.ts';
import { call, command } from '../../client/calls/transport.ts';
import { bit, type Columns, optionalText, text, withColumns } from '../../client/calls/wire.ts';
import { listByName } from '../../values/by-name.ts';
import { optionalHook } from '../../values/hook.ts';
import { accountsPath, recordPath } from '../paths.ts';

/** Account lists carry bucket secrets in clear text (accounts#list-bucket-not-masked): dropped here. */
const accountRow = v.object({
  account_sid: v.string(),
  name: text,
  sip_realm: optionalText,
  service_provider_sid: text,
  is_active: v.optional(bit, true),
  record_all_calls: v.optional(bit, false),
  device_calling_application_sid: optionalText,
  siprec_hook_sid: optionalText,
});
export type AccountRow = v.InferOutput<typeof accountRow>;
const accountList = listByName(accountRow);

/** Secrets in here are masks: first 6 characters, then X. They are never sent back. */
const bucketCredential = v.object({
  vendor: optionalText,
  name: optionalText,
  region: optionalText,
  endpoint: optionalText,
  access_key_id: optionalText,
  secret_access_key: optionalText,
  connection_string: optionalText,
  service_key: optionalText,
  tags: v.fallback(v.optional(v.array(v.unknown()), []), []),
});
export type BucketCredential = v.InferOutput<typeof bucketCredential>;

const recordFormat = v.pipe(
  optionalText,
  v.transform((format) => format || 'mp3'),
);

const account = v.object({
  account_sid: v.string(),
  name: text,
  sip_realm: optionalText,
  service_provider_sid: text,
  webhook_secret: optionalText,
  device_calling_application_sid: optionalText,
  siprec_hook_sid: optionalText,
  registration_hook: optionalHook,
  queue_event_hook: optionalHook,
  enable_debug_log: v.optional(bit, false),
  record_all_calls: v.optional(bit, false),
  record_format: recordFormat,
  bucket_credential: v.fallback(v.nullish(bucketCredential), null),
  is_active: v.optional(bit, true),
});
export type Account = v.InferOutput<typeof account> & { columns?: Columns };

/** Accounts of a service provider, sorted by name. */
export const accountsOf = (providerSid: string) => read(accountsPath(providerSid), accountList);
export const listAccounts = (providerSid: string) => accountsOf(providerSid).get();
export const useAccounts = (providerSid: string | null) =>
  useQuery(providerSid && accountsOf(providerSid));
/** For names and choices. */
export const useAccountChoices = (providerSid: string | null) =>
  useLookup(providerSid && accountsOf(providerSid));
/** All accounts of the platform, for admins. */
export const useEveryAccount = (isWanted: boolean) =>
  useLookup(isWanted ? read('Accounts', accountList) : null);

const accountAt = (sid: string) => read(recordPath('Accounts', sid), withColumns(account));
export const getAccount = (sid: string) => accountAt(sid).get();
export const useAccount = (sid: string | null) => useQuery(sid && accountAt(sid));

export type BucketUpdate =
  | { vendor: 'none' }
  | ({ vendor: string } & Partial<Omit<BucketCredential, 'vendor'>>);

export const deleteAccount = (accountSid: string) =>
  command('DELETE', path`Accounts/${accountSid}`, { body: {} });

const secret = v.object({ webhook_secret: v.string() });

/** Creates a new secret: any value of `regenerate` does, even false. */
export const regenerateWebhookSecret = async (accountSid: string) =>
  (
    await call(secret, 'GET', path`Accounts/${accountSid}/WebhookSecret`, {
      query: { regenerate: 'true' },
    })
  ).webhook_secret;

const testResult = v.object({ status: v.string(), reason: v.optional(v.string()) });

/** The response is always 200; `status` is 'ok' or 'failed'. */
export const testBucketCredential = (accountSid: string, credential: BucketUpdate) =>
  call(testResult, 'POST', path`Accounts/${accountSid}/BucketCredentialTest`, { body: credential });
