import { compareNames } from '@trunkline/ui/tokens/format';
import type * as v from 'valibot';
import { listOf } from '../client/calls/wire.ts';

/** Compares records by name. */
export const byName = (a: { name: string }, b: { name: string }) => compareNames(a.name, b.name);

/** Sorts a list by name; the platform sends it in any order. */
export const listByName = <Row extends { name: string }>(row: v.GenericSchema<unknown, Row>) =>
  listOf(row, byName);
