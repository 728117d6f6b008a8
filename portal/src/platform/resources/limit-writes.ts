import { queryString } from '../client/calls/path.ts';
import { write } from '../client/calls/write.ts';
import type { Owner } from '../values/owner.ts';
import { limitsPath } from './paths.ts';

/** Creates or replaces the limit of a category. POST, not PUT: the platform has no PUT here. */
export const limitChange = (owner: Owner, category: string, quantity: number) =>
  write('POST', limitsPath(owner), { category, quantity });

/** The category is required: without it the platform removes every limit of the owner. */
export const limitRemoval = (owner: Owner, category: string) =>
  write('DELETE', `${limitsPath(owner)}${queryString({ category })}`);
