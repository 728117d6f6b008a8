import { type Column } from './columns.ts';
import type { Database, Row } from './database.ts';
export interface Reference {
    column: string;
    table: string;
    /** The platform's name of the constraint; it is part of its error texts. */
    constraint: string;
}
/**
 * What a client may write to a table and what the database refuses. The columns stand in the order
 * in which the platform answers them; columns that are not listed do not exist for clients.
 */
export interface Table {
    name: string;
    key: string;
    columns: Record<string, Column>;
    unique?: readonly {
        key: string;
        columns: readonly string[];
    }[];
    references?: readonly Reference[];
}
export type Input = Record<string, unknown>;
/** Writes with the platform's checks, in the order its database makes them. */
export interface Writer {
    insert(table: Table, sid: string, input: Input, own?: Row): string;
    /** Answers whether the row exists. An empty input is an error, as on the platform. */
    update(table: Table, sid: string, input: Input): boolean;
    remove(table: Table, sid: string): boolean;
}
export declare function createWriter(db: Database, tables: readonly Table[]): Writer;
