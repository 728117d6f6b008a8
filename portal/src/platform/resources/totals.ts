import * as v from 'valibot';
import { path, queryString } from '../client/calls/path.ts';
import { call } from '../client/calls/transport.ts';
import { listOf } from '../client/calls/wire.ts';
import { type Owner, ownerPath } from '../values/owner.ts';
import { callPattern } from '../values/time/period.ts';
import { applicationPagePath } from './paths.ts';

/** Totals of paged lists, without the rows. */

const paged = v.object({ total: v.number() });

const totalAt = async (address: string) =>
  (await call(paged, 'GET', address, { isBackground: true })).total;

export const countApplications = (accountSid: string) =>
  totalAt(applicationPagePath(accountSid, { page: 1, pageSize: 1, name: '' }));

export type CallsToCount = {
  /** ISO 8601 */
  start: string;
  answered?: 'true' | 'false';
  /** Name of a carrier as in call records. */
  trunk?: string;
  /** Part of either number. */
  text?: string;
};

export const countCalls = (owner: Owner, { start, answered, trunk, text = '' }: CallsToCount) =>
  totalAt(
    `${ownerPath(owner)}/RecentCalls${queryString({ page: 1, count: 1, start, answered, trunk, filter: callPattern(text) })}`,
  );

const bound = listOf(v.object({ account_sid: v.nullish(v.string()) }));

/** The platform doesn't page users. */
export const countUsers = async (accountSid: string) =>
  (await call(bound, 'GET', path`Users`, { isBackground: true })).filter(
    ({ account_sid }) => account_sid === accountSid,
  ).length;
