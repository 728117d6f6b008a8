import type { Database } from './database.ts';
import type { Writer } from './table.ts';
export interface LimitRow {
    category: string;
    quantity: number;
    [sid: string]: string | number;
}
export interface LimitStore {
    list(owner: string, category?: string): LimitRow[];
    /** One row per category: an existing one keeps its id and takes the new quantity. */
    set(owner: string, category: unknown, quantity: unknown): string;
    /** Without a category every limit of the owner goes. */
    clear(owner: string, category?: string): void;
}
export declare const createAccountLimitStore: (db: Database, writer: Writer) => LimitStore;
export declare const createServiceProviderLimitStore: (db: Database, writer: Writer) => LimitStore;
