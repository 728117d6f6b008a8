import type { Database } from './database.ts';
import type { Input, Writer } from './table.ts';
export interface TeamsTenantRow {
    ms_teams_tenant_sid: string;
    service_provider_sid: string;
    account_sid: string;
    application_sid: string | null;
    tenant_fqdn: string;
}
export type TeamsTenantStore = ReturnType<typeof createTeamsTenantStore>;
export declare function createTeamsTenantStore(db: Database, writer: Writer): {
    list: () => TeamsTenantRow[];
    get: (sid: string) => TeamsTenantRow | undefined;
    add: (input: Input) => string;
    change: (sid: string, input: Input) => boolean;
    remove: (sid: string) => boolean;
    removeOfAccount: (accountSid: string) => number;
};
