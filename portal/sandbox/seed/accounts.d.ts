type Columns = Record<string, string | number | null>;
type SeededHook = {
    url: string;
    username?: string;
    password?: string;
};
export interface SeededAccount {
    sid?: string;
    name: string;
    provider: string;
    realm?: string;
    /** Days before the sandbox was made. */
    age: number;
    columns?: Columns;
    bucket?: Record<string, unknown>;
    registrationHook?: SeededHook;
    queueHook?: SeededHook;
    limits?: Record<string, number>;
    ttsEntries?: number;
    webhookSecret?: string;
}
export declare const SEEDED_ACCOUNTS: readonly SeededAccount[];
export {};
