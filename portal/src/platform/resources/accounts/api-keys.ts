import * as v from 'valibot';
import { read, useQuery } from '../../client/cache/query.ts';
import { path } from '../../client/calls/path.ts';
import { call, command } from '../../client/calls/transport.ts';
import { instant } from '../../client/calls/wire.ts';
import type { Owner } from '../../values/owner.ts';
import { apiKeysPath } from '../paths.ts';

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
