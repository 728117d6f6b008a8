import type { Database } from './database.ts';
import type { Input, Writer } from './table.ts';
export interface ServiceProviderRow {
    service_provider_sid: string;
    name: string;
    description: string | null;
    root_domain: string | null;
    registration_hook_sid: string | null;
    ms_teams_fqdn: string | null;
}
export type ServiceProviderStore = ReturnType<typeof createServiceProviderStore>;
export declare function createServiceProviderStore(db: Database, writer: Writer): {
    list: () => ServiceProviderRow[];
    get: (sid: string) => ServiceProviderRow | undefined;
    add: (input: Input) => string;
    change: (sid: string, input: Input) => boolean;
    remove: (sid: string) => boolean;
    hasAccountsOrUsers: (sid: string) => boolean;
    removeLimits: (sid: string) => number;
};
