import type { Database } from './database.ts';
import type { Input, Writer } from './table.ts';
export interface CustomVoiceRow {
    google_custom_voice_sid: string;
    speech_credential_sid: string;
    model: string;
    reported_usage: string;
    name: string;
    voice_cloning_key: string | null;
    use_voice_cloning_key: number;
}
export interface CustomVoiceFilter {
    serviceProviderSid?: string;
    accountSid?: string;
    /** Of the credential the voices were made with. */
    label?: string;
}
export type CustomVoiceStore = ReturnType<typeof createCustomVoiceStore>;
export declare function createCustomVoiceStore(db: Database, writer: Writer): {
    ofCredential: (sid: string) => CustomVoiceRow[];
    /** Made with a credential of the account or with one of the provider itself. */
    list: ({ serviceProviderSid, accountSid, label }: CustomVoiceFilter) => CustomVoiceRow[];
    get: (sid: string) => CustomVoiceRow | undefined;
    add: (input: Input) => string;
    change: (sid: string, input: Input) => boolean;
    remove: (sid: string) => boolean;
};
