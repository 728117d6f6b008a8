import * as v from 'valibot';
import { read, useQuery } from '../../client/cache/query.ts';
import { command } from '../../client/calls/transport.ts';
import { ttsCachePath } from '../paths.ts';

const cache = v.object({ size: v.number() });

/** Number of cached prompts. @param accountSid null: for the whole platform; admins only */
export const useTtsCache = (accountSid: string | null) =>
  useQuery(read(ttsCachePath(accountSid), cache));

export const clearTtsCache = (accountSid: string | null) =>
  command('DELETE', ttsCachePath(accountSid));
