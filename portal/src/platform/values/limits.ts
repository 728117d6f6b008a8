import * as v from 'valibot';
import { read, useQuery } from '../client/cache/query.ts';
import { queryString } from '../client/calls/path.ts';
import { numberOr, text } from '../client/calls/wire.ts';
import { write } from '../client/calls/write.ts';
import { limitsPath } from '../resources/paths.ts';
import type { Owner } from './owner.ts';

const limit = v.object({ category: text, quantity: numberOr(0) });
export type Limit = v.InferOutput<typeof limit>;

const limitList = v.array(limit);
export const limitsOf = (owner: Owner) => read(limitsPath(owner), limitList);
export const listLimits = (owner: Owner) => limitsOf(owner).get();
export const useLimits = (owner: Owner | null) => useQuery(owner && limitsOf(owner));

/** Creates or replaces the limit of a category. POST, not PUT: the platform has no PUT here. */
export const limitChange = (owner: Owner, category: string, quantity: number) =>
  write('POST', limitsPath(owner), { category, quantity });

/** The category is required: without it the platform removes every limit of the owner. */
export const limitRemoval = (owner: Owner, category: string) =>
  write('DELETE', `${limitsPath(owner)}${queryString({ category })}`);
