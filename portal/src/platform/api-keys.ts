import * as v from 'valibot';
import type { Owner } from './owner.ts';
import { path } from './path.ts';
import { apiKeysPath } from './paths.ts';
import { read, useQuery } from './query.ts';
import { call, command } from './transport.ts';
import { instant } from './wire.ts';

const apiKey = v.object({ api_key_sid: v.string(), token: v.string(), last_used: instant });
export type ApiKey = v.InferOutput<typeof apiKey>;

const apiKeyList = v.array(apiKey);
const keysOf = (owner: Owner) => read(apiKeysPath(owner), apiKeyList);
export const listApiKeys = (owner: Owner) => keysOf(owner).get();
export const useApiKeys = (owner: Owner) => useQuery(keysOf(owner));

const newKey = v.object({ sid: v.string(), token: v.string() });

export const createApiKey = ({ kind, sid }: Owner) =>
  call(newKey, 'POST', 'ApiKeys', {
    body: kind === 'account' ? { account_sid: sid } : { service_provider_sid: sid },
  });

export const deleteApiKey = (apiKeySid: string) => command('DELETE', path`ApiKeys/${apiKeySid}`);
