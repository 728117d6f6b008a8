import type { Page } from '../store/paging.ts';
import type { Ctx } from './env.ts';
import { badRequest } from './errors.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && uuid.test(value);

/** Id of the path in lower case, form unchecked; the database decides whether it exists. */
export const rawSid = (c: Ctx) => (c.req.param('sid') ?? '').toLowerCase();

/** Id of the path for resources that check its form. */
export function pathSid(c: Ctx): string {
  const sid = rawSid(c);
  if (!isUuid(sid)) throw badRequest('Bad request');
  return sid;
}

/** Empty parameters count as absent (`phone-numbers#list-empty-account-sid`). */
export const query = (c: Ctx, name: string) => c.req.query(name) || undefined;

/** Undefined without a page, which returns everything as a plain array. */
export function pageParams(c: Ctx): Page | undefined {
  const page = query(c, 'page');
  if (page === undefined) return undefined;
  const size = query(c, 'page_size');
  return { page: Number(page), pageSize: size === undefined ? null : Number(size) };
}
