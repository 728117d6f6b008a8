import type { Database } from './database.ts';
import { failed, negativeOffset } from './database-error.ts';

/** Page and size as sent by a client; the size is null if absent. */
export type Page = {
  page: number;
  pageSize: number | null;
};

export type Paged<T> = {
  total: number;
  page: number;
  page_size: number | null;
  data: T[];
};

const defaultSize = 50;

/** Rows of a page, in the dialect of applications, numbers and carriers. */
export function pageRange({ page, pageSize }: Page, { isZeroRefused = false } = {}) {
  const size = pageSize ?? defaultSize;
  // `applications#list-page-text`
  if (Number.isNaN(page) || Number.isNaN(size)) throw failed('Undeclared variable: NaN');
  // Page 0 is the first page, except for carriers (`voip-carriers#list-sp-path-page-0`).
  const offset = page === 0 && !isZeroRefused ? 0 : (page - 1) * size;
  if (offset < 0) throw negativeOffset(offset);
  if (size < 0) throw negativeOffset(size);
  if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(size)) throw negativeOffset(offset);
  return { size, offset };
}

export function pageOf<T>(
  db: Database,
  query: {
    select: string;
    from: string;
    where: string;
    orderBy: string;
    values: readonly unknown[];
    page: Page;
    isZeroRefused?: boolean;
  },
): Paged<T> {
  const { page, pageSize } = query.page;
  const { size, offset } = pageRange(query.page, query);
  const { total = 0 } =
    db.get<{ total: number }>(
      `SELECT count(*) AS total FROM ${query.from} ${query.where}`,
      query.values,
    ) ?? {};
  const data = db.all<T>(
    `${query.select} ${query.where} ORDER BY ${query.orderBy} LIMIT ${size} OFFSET ${offset}`,
    query.values,
  );
  return { total, page, page_size: pageSize, data };
}
