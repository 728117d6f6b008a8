import useSWR from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call, command } from './transport.ts';

const cache = v.object({ size: v.number() });

/** null: the cache of the whole platform, for admins. */
const cachePath = (accountSid: string | null) =>
  accountSid === null ? 'TtsCache' : path`Accounts/${accountSid}/TtsCache`;

/** Number of cached prompts. */
export const useTtsCache = (accountSid: string | null) =>
  useSWR(['TtsCache', accountSid], () => call(cache, 'GET', cachePath(accountSid)));

export const clearTtsCache = (accountSid: string | null) =>
  command('DELETE', cachePath(accountSid));
