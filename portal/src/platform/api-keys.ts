import useSWR from 'swr';
import * as v from 'valibot';
import { type Owner, ownerPath } from './owner.ts';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { instant } from './wire.ts';

const apiKey = v.object({ api_key_sid: v.string(), token: v.string(), last_used: instant });
export type ApiKey = v.InferOutput<typeof apiKey>;

export const listApiKeys = (owner: Owner) =>
  call(v.array(apiKey), 'GET', `${ownerPath(owner)}/ApiKeys`);

export const useApiKeys = (owner: Owner) =>
  useSWR(['ApiKeys', owner.kind, owner.sid], () => listApiKeys(owner));

const newKey = v.object({ sid: v.string(), token: v.string() });

export const createApiKey = ({ kind, sid }: Owner) =>
  call(newKey, 'POST', 'ApiKeys', {
    body: kind === 'account' ? { account_sid: sid } : { service_provider_sid: sid },
  });

export const deleteApiKey = (apiKeySid: string) => command('DELETE', path`ApiKeys/${apiKeySid}`);
