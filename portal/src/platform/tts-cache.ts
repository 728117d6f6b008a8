import useSWR from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call, command } from './transport.ts';

const cache = v.object({ size: v.number() });

export const ttsCacheKey = (accountSid: string) => ['TtsCache', accountSid] as const;

/** Number of cached prompts of an account. */
export const useAccountTtsCache = (accountSid: string | null) =>
  useSWR(accountSid && ttsCacheKey(accountSid), () =>
    call(cache, 'GET', path`Accounts/${accountSid ?? ''}/TtsCache`),
  );

export const clearAccountTtsCache = (accountSid: string) =>
  command('DELETE', path`Accounts/${accountSid}/TtsCache`);
