/** What SQLite keeps and gives back here; booleans are 0 and 1. */
export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;
/**
 * The sandbox's view of its database. Everything else works through this interface, so the engine
 * is named in this file only.
 */
export interface Database {
    exec(sql: string): void;
    /** Runs a statement and answers how many rows it changed. */
    run(sql: string, values?: readonly unknown[]): number;
    all<T = Row>(sql: string, values?: readonly unknown[]): T[];
    get<T = Row>(sql: string, values?: readonly unknown[]): T | undefined;
    /** All or nothing. Inside another transaction it simply runs: the engine cannot nest them. */
    transaction<T>(work: () => T): T;
    close(): void;
}
export declare function openDatabase(file: string): Database;
