import useSWR from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call, command } from './transport.ts';

const limit = v.object({ category: v.string(), quantity: v.number() });
export type Limit = v.InferOutput<typeof limit>;

export const limitsKey = (accountSid: string) => ['Limits', accountSid] as const;

export const useAccountLimits = (accountSid: string | null) =>
  useSWR(accountSid && limitsKey(accountSid), () =>
    call(v.array(limit), 'GET', path`Accounts/${accountSid ?? ''}/Limits`),
  );

/** Creates or replaces the limit of a category. POST, not PUT: the platform has no PUT here. */
export const setAccountLimit = (accountSid: string, category: string, quantity: number) =>
  command('POST', path`Accounts/${accountSid}/Limits`, { body: { category, quantity } });

/** The category is required: without it the platform removes every limit of the account. */
export const removeAccountLimit = (accountSid: string, category: string) =>
  command('DELETE', path`Accounts/${accountSid}/Limits`, { query: { category } });
