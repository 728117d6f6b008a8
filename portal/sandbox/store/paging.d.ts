import type { Database } from './database.ts';
/** Page and size as a client sent them; the size is null when it sent none. */
export interface Page {
    page: number;
    pageSize: number | null;
}
export interface Paged<T> {
    total: number;
    page: number;
    page_size: number | null;
    data: T[];
}
/** Which rows a page is, in the dialect of applications, numbers and carriers. */
export declare function pageRange({ page, pageSize }: Page, { isZeroRefused }?: {
    isZeroRefused?: boolean | undefined;
}): {
    size: number;
    offset: number;
};
export declare function pageOf<T>(db: Database, query: {
    select: string;
    from: string;
    where: string;
    orderBy: string;
    values: readonly unknown[];
    page: Page;
    isZeroRefused?: boolean;
}): Paged<T>;
