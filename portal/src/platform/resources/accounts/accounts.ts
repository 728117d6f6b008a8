import * as v from 'valibot';
import { path } from '../../client/path.ts';
import { read, useQuery } from '../../client/query.ts';
import { call, command } from '../../client/transport.ts';
import { type Columns, withColumns } from '../../client/wire.ts';
import { creation, write } from '../../client/write.ts';
import { account, type BucketCredential } from '../../records/account.ts';
import { type Answer, answerOf } from '../../records/record.ts';
import { listByName } from '../../values/by-name.ts';
import { accountsPath, recordPath } from '../paths.ts';

/** Account lists carry bucket secrets in clear text (accounts#list-bucket-not-masked): dropped here. */
const accountRow = answerOf(account, [
  'name',
  'sip_realm',
  'service_provider_sid',
  'is_active',
  'record_all_calls',
  'device_calling_application_sid',
  'siprec_hook_sid',
]);
export type AccountRow = v.InferOutput<typeof accountRow>;
const accountList = listByName(accountRow);

export type Account = Answer<typeof account>;

/** Accounts of a service provider, sorted by name. */
export const accountsOf = (providerSid: string) => read(accountsPath(providerSid), accountList);
export const listAccounts = (providerSid: string) => accountsOf(providerSid).get();
export const useAccounts = (providerSid: string | null) =>
  useQuery(providerSid && accountsOf(providerSid));

const accountAt = (sid: string) =>
  read(recordPath('Accounts', sid), withColumns(answerOf(account)));
export const getAccount = (sid: string) => accountAt(sid).get();
export const useAccount = (sid: string | null) => useQuery(sid && accountAt(sid));

export type BucketUpdate =
  | { vendor: 'none' }
  | ({ vendor: string } & Partial<Omit<BucketCredential, 'vendor'>>);

/* Device-calling and SIPREC application, recording and secret are of a stored account only. */

export const newAccount = (body: Columns) => creation('Accounts', body);

export const accountUpdate = (accountSid: string, body: Columns) =>
  write('PUT', path`Accounts/${accountSid}`, body);

export const deleteAccount = (accountSid: string) =>
  command('DELETE', path`Accounts/${accountSid}`, { body: {} });

const secret = v.object({ webhook_secret: v.string() });

/** Any value of `regenerate`, even false, makes a new secret: only called to do that. */
export const regenerateWebhookSecret = async (accountSid: string) =>
  (
    await call(secret, 'GET', path`Accounts/${accountSid}/WebhookSecret`, {
      query: { regenerate: 'true' },
    })
  ).webhook_secret;

const testResult = v.object({ status: v.string(), reason: v.optional(v.string()) });

/** Always answered with 200; `status` is 'ok' or 'failed'. */
export const testBucketCredential = (accountSid: string, credential: BucketUpdate) =>
  call(testResult, 'POST', path`Accounts/${accountSid}/BucketCredentialTest`, { body: credential });
