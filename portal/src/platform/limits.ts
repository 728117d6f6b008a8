import useSWR from 'swr';
import * as v from 'valibot';
import { type Owner, ownerPath } from './owner.ts';
import { call, command } from './transport.ts';

const limit = v.object({ category: v.string(), quantity: v.number() });
export type Limit = v.InferOutput<typeof limit>;

export const limitsKey = (owner: Owner) => ['Limits', owner.kind, owner.sid] as const;

export const listLimits = (owner: Owner) =>
  call(v.array(limit), 'GET', `${ownerPath(owner)}/Limits`);

export const useLimits = (owner: Owner | null) =>
  useSWR(owner && limitsKey(owner), ([, kind, sid]) => listLimits({ kind, sid }));

/** Creates or replaces the limit of a category. POST, not PUT: the platform has no PUT here. */
export const setLimit = (owner: Owner, category: string, quantity: number) =>
  command('POST', `${ownerPath(owner)}/Limits`, { body: { category, quantity } });

/** The category is required: without it the platform removes every limit of the owner. */
export const removeLimit = (owner: Owner, category: string) =>
  command('DELETE', `${ownerPath(owner)}/Limits`, { query: { category } });
