import type { Database } from './database.ts';
import type { Input, Writer } from './table.ts';
export interface LcrRouteRow {
    lcr_route_sid: string;
    lcr_sid: string | null;
    regex: string;
    description: string | null;
    priority: number;
}
export interface LcrEntryRow {
    lcr_carrier_set_entry_sid: string;
    workload: number;
    lcr_route_sid: string;
    voip_carrier_sid: string;
    priority: number;
}
export type LcrRouteStore = ReturnType<typeof createLcrRouteStore>;
/** Routes of a table and the carriers each of them tries. */
export declare function createLcrRouteStore(db: Database, writer: Writer): {
    ofLcr: (lcrSid: string) => LcrRouteRow[];
    get: (sid: string) => LcrRouteRow | undefined;
    add: (input: Input) => string;
    change: (sid: string, input: Input) => boolean;
    /** With its entries; the one that is a table's default refuses. */
    remove(sid: string): boolean;
    entriesOf: (routeSid: string) => LcrEntryRow[];
    getEntry: (sid: string) => LcrEntryRow | undefined;
    addEntry: (input: Input) => string;
    changeEntry: (sid: string, input: Input) => boolean;
    removeEntry: (sid: string) => boolean;
};
