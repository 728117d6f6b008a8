import type { Database } from './database.ts';
import type { Input, Writer } from './table.ts';
export interface ApiKeyRow {
    api_key_sid: string;
    token: string;
    account_sid: string | null;
    service_provider_sid: string | null;
    expires_at: string | null;
    last_used: string | null;
    created_at: string;
}
export type ApiKeyStore = ReturnType<typeof createApiKeyStore>;
export declare function createApiKeyStore(db: Database, writer: Writer): {
    byToken: (token: string) => ApiKeyRow | undefined;
    get: (sid: string) => ApiKeyRow | undefined;
    ofAccount: (sid: string) => ApiKeyRow[];
    ofServiceProvider: (sid: string) => ApiKeyRow[];
    add: (input: Input, createdAt: string) => string;
    markUsed: (accountSid: string, at: string) => number;
    remove: (sid: string) => boolean;
    removeOf: (owner: 'account_sid' | 'service_provider_sid', sid: string) => number;
};
