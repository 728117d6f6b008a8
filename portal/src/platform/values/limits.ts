import * as v from 'valibot';
import { read, useQuery } from '../client/cache/query.ts';
import { numberOr, text } from '../client/calls/wire.ts';
import { limitsPath } from '../resources/paths.ts';
import type { Owner } from './owner.ts';

const limit = v.object({ category: text, quantity: numberOr(0) });
export type Limit = v.InferOutput<typeof limit>;

const limitList = v.array(limit);
export const limitsOf = (owner: Owner) => read(limitsPath(owner), limitList);
export const listLimits = (owner: Owner) => limitsOf(owner).get();
export const useLimits = (owner: Owner | null) => useQuery(owner && limitsOf(owner));
