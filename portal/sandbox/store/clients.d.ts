import type { Database } from './database.ts';
import type { Input, Writer } from './table.ts';
export interface ClientRow {
    client_sid: string;
    account_sid: string;
    is_active: number;
    username: string;
    password: string | null;
    allow_direct_app_calling: number;
    allow_direct_queue_calling: number;
    allow_direct_user_calling: number;
}
export type ClientStore = ReturnType<typeof createClientStore>;
export declare function createClientStore(db: Database, writer: Writer): {
    list: (filter?: {
        serviceProviderSid?: string;
        accountSid?: string;
    }) => ClientRow[];
    get: (sid: string) => ClientRow | undefined;
    byName: (accountSid: string, username: string) => ClientRow | undefined;
    add: (input: Input) => string;
    change: (sid: string, input: Input) => boolean;
    remove: (sid: string) => boolean;
};
