import type { Database } from './database.ts';
import type { Input, Writer } from './table.ts';
export interface AccountRow {
    account_sid: string;
    name: string;
    sip_realm: string | null;
    service_provider_sid: string;
    registration_hook_sid: string | null;
    queue_event_hook_sid: string | null;
    device_calling_application_sid: string | null;
    siprec_hook_sid: string | null;
    webhook_secret: string;
    /** JSON text. */
    bucket_credential: string | null;
    [column: string]: string | number | null;
}
export interface AccountFilter {
    serviceProviderSid?: string;
    accountSid?: string;
}
export type AccountStore = ReturnType<typeof createAccountStore>;
export declare function createAccountStore(db: Database, writer: Writer): {
    rawColumns: readonly ["account_sid", "name", "sip_realm", "service_provider_sid", "registration_hook_sid", "queue_event_hook_sid", ...string[]];
    list({ serviceProviderSid, accountSid }?: AccountFilter): AccountRow[];
    get: (sid: string) => AccountRow | undefined;
    bySipRealm: (realm: string) => AccountRow | undefined;
    add: (input: Input, own: {
        created_at: string;
        webhook_secret: string;
    }) => string;
    change: (sid: string, input: Input) => boolean;
    remove: (sid: string) => boolean;
    setWebhookSecret: (sid: string, secret: string) => number;
};
