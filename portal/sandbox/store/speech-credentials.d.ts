import type { Database } from './database.ts';
import type { Input, Writer } from './table.ts';
export interface SpeechCredentialRow {
    speech_credential_sid: string;
    service_provider_sid: string | null;
    account_sid: string | null;
    vendor: string;
    use_for_tts: number;
    use_for_stt: number;
    last_used: string | null;
    last_tested: string | null;
    tts_tested_ok: number | null;
    stt_tested_ok: number | null;
    created_at: string;
    label: string | null;
    /** JSON text of the vendor's members. */
    credential: string;
}
export type SpeechCredentialStore = ReturnType<typeof createSpeechCredentialStore>;
export declare function createSpeechCredentialStore(db: Database, writer: Writer): {
    ofAccount: (accountSid: string) => SpeechCredentialRow[];
    /** Those of the provider itself, not of its accounts. */
    ofServiceProvider: (serviceProviderSid: string) => SpeechCredentialRow[];
    get: (sid: string) => SpeechCredentialRow | undefined;
    add: (input: Input, createdAt: string) => string;
    change: (sid: string, input: Input) => boolean;
    /** With the voices made with it. */
    remove: (sid: string) => boolean;
    removeOf(owner: 'account_sid' | 'service_provider_sid', sid: string): void;
};
