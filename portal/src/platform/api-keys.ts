import useSWR from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { instant } from './wire.ts';

const apiKey = v.object({ api_key_sid: v.string(), token: v.string(), last_used: instant });
export type ApiKey = v.InferOutput<typeof apiKey>;

export const listAccountApiKeys = (accountSid: string) =>
  call(v.array(apiKey), 'GET', path`Accounts/${accountSid}/ApiKeys`);

export const apiKeysKey = (accountSid: string) => ['ApiKeys', accountSid] as const;

export const useAccountApiKeys = (accountSid: string | null) =>
  useSWR(accountSid && apiKeysKey(accountSid), () => listAccountApiKeys(accountSid ?? ''));

const newKey = v.object({ sid: v.string(), token: v.string() });

export const createAccountApiKey = (accountSid: string) =>
  call(newKey, 'POST', 'ApiKeys', { body: { account_sid: accountSid } });

export const deleteApiKey = (apiKeySid: string) => command('DELETE', path`ApiKeys/${apiKeySid}`);
