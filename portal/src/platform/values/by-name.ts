import { compareNames } from '@trunkline/ui/tokens/format';
import type * as v from 'valibot';
import { listOf } from '../client/calls/wire.ts';

/** Orders records by name. */
export const byName = (a: { name: string }, b: { name: string }) => compareNames(a.name, b.name);

/** A list that the platform answers in any order, by name. */
export const listByName = <Row extends { name: string }>(row: v.GenericSchema<unknown, Row>) =>
  listOf(row, byName);
