import type { Database } from './database.ts';
import { type Page } from './paging.ts';
import type { Input, Writer } from './table.ts';
export declare const APPLICATION_HOOKS: readonly ['call_hook', 'call_status_hook', 'messaging_hook'];
export interface ApplicationRow {
    application_sid: string;
    name: string;
    account_sid: string | null;
    app_json: string | null;
    /** JSON text. */
    env_vars: string | null;
    call_hook_sid: string | null;
    call_status_hook_sid: string | null;
    messaging_hook_sid: string | null;
    [column: string]: string | number | null;
}
export interface ApplicationFilter {
    serviceProviderSid?: string;
    accountSid?: string;
    /** A LIKE pattern's middle: `%` and `_` act as wildcards. */
    name?: string;
}
export type ApplicationStore = ReturnType<typeof createApplicationStore>;
export declare function createApplicationStore(db: Database, writer: Writer): {
    list: (filter: ApplicationFilter) => ApplicationRow[];
    page: (filter: ApplicationFilter, page: Page) => import("./paging.ts").Paged<ApplicationRow>;
    get: (sid: string) => ApplicationRow | undefined;
    add: (input: Input, createdAt: string) => string;
    change: (sid: string, input: Input) => boolean;
    remove: (sid: string) => boolean;
    hasPhoneNumbers: (sid: string) => boolean;
};
