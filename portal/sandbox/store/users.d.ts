import type { Database } from './database.ts';
import type { Input, Writer } from './table.ts';
export interface UserRow {
    user_sid: string;
    name: string;
    email: string;
    account_sid: string | null;
    service_provider_sid: string | null;
    force_change: number;
    is_active: number;
    hashed_password: string | null;
    /** JSON text of the permission names. */
    permissions: string;
    [column: string]: string | number | null;
}
export interface ListedUser extends UserRow {
    account_name: string | null;
    service_provider_name: string | null;
}
export type UserStore = ReturnType<typeof createUserStore>;
export declare function createUserStore(db: Database, writer: Writer): {
    list: (filter?: {
        serviceProviderSid?: string;
        accountSid?: string;
    }) => ListedUser[];
    get: (sid: string) => UserRow | undefined;
    /** Names are not unique once changed (`users#put-duplicate-name`); the first one signs in. */
    byName: (name: string) => ListedUser | undefined;
    byEmail: (email: string) => UserRow | undefined;
    byValidatedEmail: (email: string) => UserRow | undefined;
    byPhone: (phone: string) => UserRow | undefined;
    byIdentity: (provider: string, providerUserid: string) => UserRow | undefined;
    /** The code that proves an e-mail address; null when none is waited for. */
    setActivationCode: (sid: string, code: string | null) => number;
    validateEmail: (sid: string) => number;
    isTaken: (name: unknown, email: unknown) => boolean;
    add: (input: Input, own: {
        hashed_password: string | null;
        permissions: string;
    }) => string;
    change: (sid: string, input: Input) => boolean;
    setPassword: (sid: string, hash: string) => number;
    setPermissions: (sid: string, permissions: readonly string[]) => number;
    remove: (sid: string) => boolean;
    removeOfAccount: (accountSid: string) => number;
    activeAdmins: () => {
        user_sid: string;
    }[];
};
