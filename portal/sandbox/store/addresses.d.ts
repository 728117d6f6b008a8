import type { Database, Row } from './database.ts';
import type { Input, Table, Writer } from './table.ts';
export type AddressStore = ReturnType<typeof createAddressStore>;
/** Where the platform's own servers are reached: shared sets, and sets of single providers. */
declare function createAddressStore(db: Database, writer: Writer, table: Table): {
    shared: () => Row[];
    ofServiceProvider: (sid: string) => Row[];
    add: (input: Input) => string;
    removeOfServiceProvider: (sid: string) => number;
};
export declare const createSbcStore: (db: Database, writer: Writer) => {
    shared: () => Row[];
    ofServiceProvider: (sid: string) => Row[];
    add: (input: Input) => string;
    removeOfServiceProvider: (sid: string) => number;
};
export declare const createSmppAddressStore: (db: Database, writer: Writer) => {
    shared: () => Row[];
    ofServiceProvider: (sid: string) => Row[];
    add: (input: Input) => string;
    removeOfServiceProvider: (sid: string) => number;
};
export {};
