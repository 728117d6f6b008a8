import type { Database } from './database.ts';
import type { Input, Writer } from './table.ts';
export interface PasswordPolicy {
    min_password_length: number;
    require_digit: number;
    require_special_character: number;
}
export type PlatformSettingsStore = ReturnType<typeof createPlatformSettingsStore>;
export declare function createPlatformSettingsStore(db: Database, writer: Writer): {
    /** Undefined until a policy was stored. */
    passwordPolicy: () => PasswordPolicy | undefined;
    setPasswordPolicy: (input: Input) => void;
    systemInformation: () => Record<string, string | null> | undefined;
    setSystemInformation: (input: Input) => void;
    systemColumns: string[];
};
