import type { Database } from './database.ts';
import type { Input, Writer } from './table.ts';
export interface LcrRow {
    lcr_sid: string;
    name: string | null;
    is_active: number;
    default_carrier_set_entry_sid: string | null;
    service_provider_sid: string | null;
    account_sid: string | null;
    /** Counts the default route too. */
    number_routes: number;
}
export type LcrStore = ReturnType<typeof createLcrStore>;
export declare function createLcrStore(db: Database, writer: Writer): {
    list: (filter?: {
        serviceProviderSid?: string;
        accountSid?: string;
    }) => LcrRow[];
    get: (sid: string) => LcrRow | undefined;
    ofOwner: (owner: 'account_sid' | 'service_provider_sid', sid: string) => LcrRow | undefined;
    add: (input: Input) => string;
    change: (sid: string, input: Input) => boolean;
    /** With its routes and their entries. */
    remove(sid: string): void;
};
