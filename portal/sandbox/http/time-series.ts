import type { CallOwner } from '../resources/calls/store.ts';
import type { Ctx, Services } from './env.ts';
import { badRequest, refusal } from './errors.ts';
import { query } from './params.ts';
import { guardedAccount, guardedServiceProvider } from './permissions.ts';

const day = 86_400_000;
const mostRows = 500;

/** Calls and alerts page with `page` and `count`: both are required and echoed unchanged. */
export type SeriesPage = {
  page: string;
  count: string;
  size: number;
  offset: number;
};

export function seriesPage(c: Ctx): SeriesPage {
  const page = query(c, 'page');
  const count = query(c, 'count');
  const number = Number(page);
  if (page === undefined || !Number.isInteger(number) || number < 1 || number > 1e9) {
    throw badRequest('missing or invalid "page" query arg');
  }
  const size = Number(count);
  if (count !== undefined && Number.isNaN(size)) {
    // `recent-calls#list-count-text`
    throw refusal(
      500,
      'A 400 Bad Request error occurred: {"error":"error parsing query: found unable to bind ' +
        'parameter with type \\u003cnil\\u003e, expected integer at line 1, char 79"}\n',
    );
  }
  if (count === undefined || !Number.isInteger(size) || size < 1 || size > mostRows) {
    throw badRequest('missing or invalid "count" query arg');
  }
  return { page, count, size, offset: (number - 1) * size };
}

/** `days` is a rolling window and overrides `start` and `end`. */
export function seriesRange(c: Ctx, now: Date): { from?: number; until?: number } {
  const days = query(c, 'days');
  // Unreadable parameters give an empty result (`recent-calls#list-bad-start`).
  const read = (value: number, otherwise: number) => (Number.isNaN(value) ? otherwise : value);
  const never = Number.MAX_SAFE_INTEGER;
  if (days !== undefined) return { from: read(now.getTime() - Number(days) * day, never) };
  const start = query(c, 'start');
  const end = query(c, 'end');
  return {
    ...(start !== undefined && { from: read(Date.parse(start), never) }),
    ...(end !== undefined && { until: read(Date.parse(end), -never) }),
  };
}

/** The order of the members matters (`recent-calls#list-page-beyond`). */
export const seriesAnswer = (page: SeriesPage, total: number, data: readonly unknown[]) => ({
  total,
  page_size: page.count,
  page: page.page,
  data,
});

/** Time of a row as text, without trailing zeros in the fraction. */
export const seriesTime = (ms: number) => new Date(ms).toISOString().replace(/\.?0+Z$/, 'Z');

export type OwnedPath = {
  path: string;
  owner(c: Ctx): CallOwner;
};

/** The two paths of calls and alerts: for an account, and for a whole service provider. */
export function ownedPaths(services: Services): { account: OwnedPath; provider: OwnedPath } {
  return {
    account: {
      path: '/Accounts/:sid',
      owner: (c) => ({ column: 'account_sid', sid: guardedAccount(c, services) }),
    },
    provider: {
      path: '/ServiceProviders/:sid',
      owner: (c) => ({ column: 'service_provider_sid', sid: guardedServiceProvider(c) }),
    },
  };
}
